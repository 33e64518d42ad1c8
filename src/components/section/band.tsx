import type { ReactNode } from 'react';
import * as styles from './section.module.css';

type BandProps = { ground?: 'plain' | 'green'; children: ReactNode };

/** A stretch of the page with the space of a section, but without its label rail. */
export function Band({ ground = 'plain', children }: BandProps) {
  return (
    <section className={`${styles.section} ${ground === 'green' ? `night ${styles.green}` : ''}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}
