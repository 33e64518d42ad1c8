import { MoreLink } from '../../components/button/more-link';
import { Fold } from '../../components/fold/fold';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { showExample } from './messages';
import * as styles from './day-cases.module.css';
import type { dayCases } from './schema';

/** Moments of one day: the time and trade in the rail, the conversation and its result beside. */
export function DayCases({ section, position }: SectionProps<typeof dayCases>) {
  return (
    <Section head={section} position={position}>
      {section.cases.map(({ time, title, text, points, link, stage }, index) => (
        <article key={time} className={styles.moment}>
          <div className={styles.about}>
            <p className={styles.time}>
              <time>{time}</time>
            </p>
            <div>
              <h3>{title}</h3>
              <RichText html={text} />
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <MoreLink {...link} />
            </div>
          </div>
          <div className={styles.stage}>
            {index === 0 ? (
              <VignettePairView pair={stage} />
            ) : (
              <Fold label={showExample}>
                <VignettePairView pair={stage} />
              </Fold>
            )}
          </div>
        </article>
      ))}
    </Section>
  );
}
