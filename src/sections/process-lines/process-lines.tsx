import { MoreLink } from '../../components/button/button';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './process-lines.module.css';
import type { processLines } from './schema';

type ProcessLinesProps = SectionProps<typeof processLines>;

/** Processes as transit lines with stops; on phones the line runs downwards. */
export function ProcessLines({ section, position }: ProcessLinesProps) {
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
          <ol className={title ? styles.line : `${styles.line} ${styles.wide}`}>
            {stops.map((stop) => (
              <li key={`${stop.mark} ${stop.title}`}>
                <span className={styles.mark}>{stop.mark}</span>
                <strong>{stop.title}</strong>
                {stop.text && <span className={styles.detail}>{stop.text}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  );
}
