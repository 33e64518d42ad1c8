import * as styles from './title-parts.module.css';

/** The title of a post; where it does not fit into a line, it breaks after its colon. */
export function TitleParts({ title }: { title: string }) {
  const colon = title.indexOf(': ') + 1;
  if (colon === 0) return title;
  return (
    <>
      {title.slice(0, colon + 1)}
      <span className={styles.rest}>{title.slice(colon + 1)}</span>
    </>
  );
}
