import type { ReactNode } from 'react';
import * as styles from './rail-row.module.css';

/** Three children in the columns of a section: label rail, content and margin. */
export function RailRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
