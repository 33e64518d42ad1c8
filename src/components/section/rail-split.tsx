import type { ReactNode } from 'react';
import * as styles from './rail-split.module.css';

type RailSplitProps = { as?: 'div' | 'figure'; children: ReactNode };

/** Two children: the first in the label rail, the second beside it; on small screens below. */
export function RailSplit({ as: Element = 'div', children }: RailSplitProps) {
  return <Element className={styles.split}>{children}</Element>;
}
