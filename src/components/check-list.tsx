import { Icon } from './icon/icon';

type CheckListProps = { items: readonly string[]; className?: string };

/** What is included, one tick each. */
export function CheckList({ items, className }: CheckListProps) {
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
