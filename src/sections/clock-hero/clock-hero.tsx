import { ActionRow } from '../../components/button/button';
import { RichText } from '../../components/rich-text';
import { TowerDial } from '../../components/tower-dial/tower-dial';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './clock-hero.module.css';
import type { clockHero } from './schema';

/** The home page's opening: headline, actions and four figures, beside them the tower with its dial. */
export function ClockHero({ section }: Pick<SectionProps<typeof clockHero>, 'section'>) {
  const { badge, heading, lead, actions, figures, dial } = section;
  return (
    <section className={`night ${styles.hero}`} aria-labelledby="title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.badge}>{badge}</p>
          <h1 id="title">{heading}</h1>
          <RichText html={lead} className={styles.lead} />
          <ActionRow actions={actions} looks={['primary', 'outlineLight']} />
          <dl className={styles.figures}>
            {figures.map(({ value, label }) => (
              <div key={value}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <TowerDial dial={dial} />
      </div>
    </section>
  );
}
