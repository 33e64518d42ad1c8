import { StillPart } from '../../components/still/still-part';
import { TowerDial } from '../../components/tower-dial/tower-dial';
import type { SectionProps } from '../../content-model/resolved';
import { Words } from './clock-hero.still';
import * as styles from './clock-hero.module.css';
import type { clockHero } from './schema';

/** The home page's opening: headline, actions and four figures, beside them the tower with its dial. */
export function ClockHero({ section }: Pick<SectionProps<typeof clockHero>, 'section'>) {
  return (
    <section className={`night ${styles.hero}`} aria-labelledby="title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <StillPart name="words">{Words && <Words {...section} />}</StillPart>
        </div>
        <TowerDial dial={section.dial} />
      </div>
    </section>
  );
}
