import * as styles from './prose.module.css';
import './blocks.module.css';

/**
 * A post or legal text. The build compiled it from MDX to HTML, without scripts or unsafe links.
 */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
