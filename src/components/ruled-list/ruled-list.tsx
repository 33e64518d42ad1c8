import * as styles from './ruled-list.module.css';

/** Short points with a line between them. */
export function RuledList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
