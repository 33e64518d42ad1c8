import { evenGrid } from '../../components/even-grid/even-grid';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './audience.module.css';
import type { audience } from './schema';

/** Who a page is for: one column per customer group with what it gets. */
export function Audience({ section, position }: SectionProps<typeof audience>) {
  return (
    <Section head={section} position={position}>
      <ul {...evenGrid(section.groups.length, 4, styles.groups)}>
        {section.groups.map(({ title, text, points }) => (
          <li key={title}>
            <h3>{title}</h3>
            <RichText html={text} />
            {points.length > 0 && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
