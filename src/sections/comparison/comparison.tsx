import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { topicColumn } from './messages';
import * as styles from './comparison.module.css';
import type { comparison } from './schema';

/** The same situations without and with the assistant; a table that becomes blocks on phones. */
export function Comparison({ section, position }: SectionProps<typeof comparison>) {
  const { before, after, rows } = section;
  return (
    <Section head={section} position={position} indented>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{topicColumn}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              <td data-label={before}>{row.before}</td>
              <td data-label={after} className={styles.after}>
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
