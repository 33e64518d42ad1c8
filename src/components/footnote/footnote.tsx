import type { ReactNode } from 'react';
import * as styles from './footnote.module.css';

/** A remark below a list of prices. */
export function Footnote({ children }: { children: ReactNode }) {
  return <p className={styles.footnote}>{children}</p>;
}
