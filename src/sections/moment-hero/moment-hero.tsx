import { ActionRow } from '../../components/button/button';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import { RichText } from '../../components/rich-text';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './moment-hero.module.css';
import type { momentHero } from './schema';

/** Opens an industry or product page on one moment of its day: the time, the promise, the instrument. */
export function MomentHero({ section }: Pick<SectionProps<typeof momentHero>, 'section'>) {
  const { time, place, heading, lead, actions, hint, layout, stage } = section;
  const night = stage.tone === 'night' || stage.tone === 'evening';
  return (
    <section
      className={`${styles.hero} ${styles[stage.tone]} ${night ? 'night' : ''}`}
      aria-labelledby="title"
    >
      <div className={`wrap ${layout === 'below' ? styles.below : styles.beside}`}>
        <div className={styles.words}>
          <p className={styles.moment}>
            <time>{time}</time>
            <span>{place}</span>
          </p>
          <h1 id="title">{heading}</h1>
          <RichText html={lead} className={styles.lead} />
          <ActionRow actions={actions} looks={['primary', night ? 'outlineLight' : 'outline']} />
          {hint && <RichText html={hint} className={styles.hint} />}
        </div>
        <VignettePairView stage={stage} />
      </div>
    </section>
  );
}
