import type { Action } from '../../content-model/primitives';
import { Icon } from '../icon/icon';
import * as styles from './more-link.module.css';

/** A text link with an arrow. */
export function MoreLink({ label, to }: Action) {
  return (
    <a href={to} className={styles.link}>
      {label}
      <Icon name="arrow" />
    </a>
  );
}
