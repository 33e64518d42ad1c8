import { Link } from 'gatsby';
import type { Action } from '../../content-model/primitives';
import { Icon } from '../icon/icon';
import * as styles from './more-link.module.css';

/** A text link with an arrow. */
export function MoreLink({ label, to }: Action) {
  return (
    <Link to={to} className={styles.link}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
