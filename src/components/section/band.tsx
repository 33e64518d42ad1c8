import type { ReactNode } from 'react';
import * as styles from './section.module.css';

/** A stretch of the page with the space of a section, but without its label rail. */
export function Band({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className="wrap">{children}</div>
    </section>
  );
}
