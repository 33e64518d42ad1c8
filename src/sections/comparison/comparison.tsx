import { Footnote } from '../../components/footnote/footnote';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './comparison.module.css';
import type { comparison } from './schema';

/** Ways to do the same as a table; on phones the answers of a row stand one below the other. */
export function Comparison({ section, position }: SectionProps<typeof comparison>) {
  const { topic, options, best, rows, note } = section;
  return (
    <Section head={section} position={position}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{topic}</th>
            {options.map((option) => (
              <th key={option} scope="col">
                {option}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              {row.texts.map((text, index) => {
                const isBest = row.best === options[index];
                return (
                  <td
                    key={index}
                    data-label={options[index]}
                    className={isBest ? styles.best : undefined}
                  >
                    {isBest && <strong>{best}</strong>}
                    <RichText html={text} as="span" />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <Footnote html={note} />}
    </Section>
  );
}
