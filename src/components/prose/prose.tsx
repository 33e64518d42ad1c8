import * as styles from './prose.module.css';

/** A post or legal text. The build compiled it from MDX to static HTML, with scripts and unsafe links taken out. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
