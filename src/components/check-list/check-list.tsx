import { Icon } from '../icon/icon';
import * as styles from './check-list.module.css';

type CheckListProps = {
  items: readonly string[];
  /** Replaces the default look, that of offers. */
  className?: string | undefined;
};

/** What is included, one tick each. In offers, `--tick` colours the ticks. */
export function CheckList({ items, className = styles.offer }: CheckListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
