import type { ReactNode } from 'react';
import * as styles from './split-hero.module.css';

type ColumnsProps = {
  /** At the right of the words, below them on small screens; `--columns` are the widths of both. */
  aside: ReactNode;
  children: ReactNode;
};

/** Words and, beside them, what shows them. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      {aside}
    </div>
  );
}
