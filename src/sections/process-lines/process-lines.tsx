import { MoreLink } from '../../components/button/more-link';
import { Fold } from '../../components/fold/fold';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import { TransitLine } from '../../components/transit-line/transit-line';
import type { SectionProps } from '../../content-model/resolved';
import { showStops } from './messages';
import * as styles from './process-lines.module.css';
import type { processLines } from './schema';

/** Processes as transit lines with stops; on phones the line runs downwards. */
export function ProcessLines({ section, position }: SectionProps<typeof processLines>) {
  return (
    <Section head={section} position={position}>
      {section.lines.map(({ sign, title, text, link, stops }, index) => (
        <div key={title ?? index} className={styles.row}>
          {title && (
            <div className={styles.about}>
              {sign && <span className={styles.sign}>{sign}</span>}
              <h3>{title}</h3>
              {text && <RichText html={text} />}
              {link && <MoreLink {...link} />}
            </div>
          )}
          <div className={title ? styles.stops : styles.wide}>
            {index === 0 ? (
              <TransitLine stops={stops} />
            ) : (
              <Fold label={showStops}>
                <TransitLine stops={stops} />
              </Fold>
            )}
          </div>
        </div>
      ))}
    </Section>
  );
}
