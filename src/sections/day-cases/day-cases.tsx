import { MoreLink } from '../../components/button/more-link';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './day-cases.module.css';
import type { dayCases } from './schema';

/** Moments of one day, one hour a row: the trade and the way to it, and an example where there is one. */
export function DayCases({ section, position }: SectionProps<typeof dayCases>) {
  return (
    <Section head={section} position={position}>
      {section.cases.map(({ time, title, text, link, stage }) => (
        <article key={time} className={styles.moment}>
          <p className={styles.time}>
            <time>{time}</time>
          </p>
          <div>
            <h3>{title}</h3>
            <RichText html={text} />
          </div>
          <MoreLink {...link} />
          {stage && (
            <div className={styles.example}>
              <VignettePairView pair={stage} />
            </div>
          )}
        </article>
      ))}
    </Section>
  );
}
