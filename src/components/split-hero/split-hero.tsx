import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import { RichText } from '../rich-text';
import * as styles from './split-hero.module.css';

type OpeningProps = {
  /** Sets the ground, and `--aside`, the width of the right column. */
  className: string | undefined;
  /** Stands above the heading. */
  badge?: ReactNode;
  heading: string;
  lead: InlineHtml;
  /** Stands at the right of the words; below them on small screens. */
  aside: ReactNode;
  /** Buttons and what else follows the lead. */
  children: ReactNode;
};

/** SplitHero of a page in two columns: its words and what shows them. */
export function SplitHero({ className, badge, heading, lead, aside, children }: OpeningProps) {
  return (
    <section className={`${styles.opening} ${className}`} aria-labelledby="title">
      <div className={`wrap ${styles.inner}`}>
        <div>
          {badge}
          <h1 id="title">{heading}</h1>
          <RichText html={lead} className={styles.lead} />
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}
