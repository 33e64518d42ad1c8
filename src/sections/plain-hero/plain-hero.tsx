import { ActionRow } from '../../components/button/button';
import { Lead } from '../../components/lead/lead';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './plain-hero.module.css';
import type { plainHero } from './schema';

/** A short opening on the night ground. */
export function PlainHero({ section }: Pick<SectionProps<typeof plainHero>, 'section'>) {
  const { eyebrow, heading, lead, actions } = section;
  return (
    <section className={`night ${styles.hero}`} aria-labelledby="title">
      <div className={`wrap ${styles.inner}`}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <div className={styles.words}>
          <h1 id="title">{heading}</h1>
          <Lead html={lead} />
          {actions.length > 0 && (
            <ActionRow actions={actions} looks={['primary', 'outlineLight']} />
          )}
        </div>
      </div>
    </section>
  );
}
