import { Badge } from '../badge/badge';
import * as styles from './card-head.module.css';

/** Title of a card and, at its right, what sets it apart. */
export function CardHead({ title, badge }: { title: string; badge?: string | undefined }) {
  return (
    <header className={styles.head}>
      <h3>{title}</h3>
      {badge && <Badge text={badge} />}
    </header>
  );
}
