import { ActionRow } from '../../components/button/button';
import { Costs } from '../../components/channel-prices/channel-prices';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import { dayGround, isDark } from '../../components/day-ground/day-ground';
import { Lead } from '../../components/lead/lead';
import { RichText } from '../../components/rich-text';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './moment-hero.module.css';
import type { deriveMomentHero } from './derive';

/** Opens an industry or product page on one moment of its day: the time, the promise, the proof. */
export function MomentHero({ section }: DerivedProps<typeof deriveMomentHero>) {
  const { time, place, heading, lead, actions, hint, layout, stage, ...costs } = section;
  const dark = isDark(stage.tone);
  return (
    <section
      className={`${styles.hero} ${dayGround(stage.tone)} ${dark ? 'night' : ''}`}
      aria-labelledby="title"
    >
      <div className={`wrap ${layout === 'below' ? styles.below : styles.beside}`}>
        <div className={styles.words}>
          <p className={styles.moment}>
            <span>{place}</span>
            <time>{time}</time>
          </p>
          <h1 id="title">{heading}</h1>
          <Lead html={lead} />
          <ActionRow actions={actions} looks={['primary', dark ? 'outlineLight' : 'outline']} />
          <Costs {...costs} />
          {hint && <RichText html={hint} className={styles.hint} />}
        </div>
        <VignettePairView pair={stage} bare />
      </div>
    </section>
  );
}
