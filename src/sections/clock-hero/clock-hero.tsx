import { ActionRow } from '../../components/button/button';
import { ChannelPrices } from '../../components/channel-prices/channel-prices';
import { RichText } from '../../components/rich-text';
import { TowerDial } from '../../components/tower-dial/tower-dial';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveClockHero } from './derive';
import { Gauge } from './gauge';
import * as styles from './clock-hero.module.css';

/** The home page's opening: headline and actions, the tower with its dial, four figures. */
export function ClockHero({ section }: Pick<DerivedProps<typeof deriveClockHero>, 'section'>) {
  const { badge, heading, lead, actions, prices, dial, figures, figuresNote } = section;
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
          <ChannelPrices prices={prices} />
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
