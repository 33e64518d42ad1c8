import { Fold } from '../fold/fold';
import * as styles from './table-of-contents.module.css';

type TableOfContentsProps = {
  headings: readonly { id: string; text: string }[];
  label: string;
  /** Shows the label above the list on wide screens, too. */
  labelled?: boolean;
};

/**
 * The headings of a text, in the rail beside it; it stays in view while the text scrolls by. Folded
 * on phones.
 */
export function TableOfContents({ headings, label, labelled = false }: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      {labelled && <p>{label}</p>}
      <Fold label={label}>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
