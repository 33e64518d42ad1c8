import { evenGrid } from '../../components/even-grid/even-grid';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './figures.module.css';
import type { figures } from './schema';

/** A few large figures with what they count. */
export function Figures({ section, position }: SectionProps<typeof figures>) {
  return (
    <Section head={section} position={position} indented>
      <dl {...evenGrid(section.figures.length, 4, styles.figures)}>
        {section.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
