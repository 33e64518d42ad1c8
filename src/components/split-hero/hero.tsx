import type { ReactNode } from 'react';
import * as styles from './split-hero.module.css';

type HeroProps = {
  /** Sets the ground; the night without it. */
  className?: string | undefined;
  /** The page's heading carries the id "title". */
  children: ReactNode;
};

/** Frame of a page's opening. */
export function Hero({ className = 'night', children }: HeroProps) {
  return (
    <section className={`${styles.hero} ${className}`} aria-labelledby="title">
      <div className="wrap">{children}</div>
    </section>
  );
}
