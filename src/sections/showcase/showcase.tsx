import { MoreLink } from '../../components/button/button';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './showcase.module.css';
import type { showcase } from './schema';

type ShowcaseProps = SectionProps<typeof showcase>;

/** An instrument with the points it proves in the rail beside it. */
export function Showcase({ section, position }: ShowcaseProps) {
  const { points, link, stage } = section;
  return (
    <Section head={section} position={position}>
      <div className={styles.showcase}>
        <div className={styles.about}>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {link && <MoreLink {...link} />}
        </div>
        <div className={styles.stage}>
          <VignettePairView stage={stage} />
        </div>
      </div>
    </Section>
  );
}
