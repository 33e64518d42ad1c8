import type { ReactNode } from 'react';
import * as styles from './button.module.css';

/** Buttons side by side; on phones below each other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
