import { ActionRow } from '../../components/button/button';
import { setupAndMonthlyText } from '../../lib/price-text';
import { RichText } from '../../components/rich-text';
import { TowerDial } from '../../components/tower-dial/tower-dial';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveClockHero } from './derive';
import { useSite } from '../../lib/use-site';
import { Gauge } from './gauge';
import * as styles from './clock-hero.module.css';

/** The home page's opening: headline and actions, the tower with its dial, four figures. */
export function ClockHero({ section }: Pick<DerivedProps<typeof deriveClockHero>, 'section'>) {
  const { badge, heading, lead, actions, price, dial, figures, figuresNote } = section;
  const { vat } = useSite();
  return (
    <section className={`night ${styles.hero}`} aria-labelledby="title">
      <div className={`wrap ${styles.top}`}>
        <div className={styles.words}>
          {badge && (
            <p className={styles.badge}>
              <strong>{badge.figure}</strong>
              <span>{badge.text}</span>
            </p>
          )}
          <h1 id="title">{heading}</h1>
          <RichText html={lead} className={styles.lead} />
          <ActionRow actions={actions} looks={['primary', 'outlineLight']} />
          <p className={styles.price}>
            {setupAndMonthlyText(price)}, {vat}
          </p>
        </div>
        <TowerDial dial={dial} />
      </div>
      <div className="wrap">
        <dl className={styles.figures}>
          {figures.map(({ value, label, gauge }) => (
            <div key={value}>
              <Gauge kind={gauge} />
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {figuresNote && <RichText html={figuresNote} className={styles.note} />}
      </div>
    </section>
  );
}
