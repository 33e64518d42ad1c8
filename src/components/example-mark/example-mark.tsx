import * as styles from './example-mark.module.css';
import { exampleWord } from './messages';

/** Says in plain sight that what it marks is made up to show the product. */
export function ExampleMark() {
  return <span className={styles.mark}>{exampleWord}</span>;
}
