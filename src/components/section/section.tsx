import { type ReactNode, useId } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import type { SectionPosition } from '../../content-model/resolved';
import { RichText } from '../rich-text';
import { ProgressDial } from './progress-dial';
import * as styles from './section.module.css';

type SectionProps = {
  head: {
    label: string;
    heading: string;
    intro?: InlineHtml | undefined;
    anchor?: string | undefined;
  };
  position: SectionPosition;
  ground?: 'sand' | 'green' | undefined;
  /** At the right of the heading. */
  aside?: ReactNode;
  /** Starts at column 4, under the heading, instead of at the left edge. */
  indented?: boolean;
  children: ReactNode;
};

/** Frame of a section: the label rail with its small dial, the heading, and the content below. */
export function Section({
  head,
  position,
  ground,
  aside,
  indented = false,
  children,
}: SectionProps) {
  const id = useId();
  const classes = `${styles.section} ${styles[ground ?? 'plain']}`;
  return (
    <section id={head.anchor} className={classes} aria-labelledby={id}>
      <div className="wrap">
        <header className={styles.head}>
          <p className={styles.label}>
            <ProgressDial {...position} />
            {head.label}
          </p>
          <div className={styles.title}>
            <h2 id={id}>{head.heading}</h2>
            {head.intro && <RichText html={head.intro} className={styles.intro} />}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
        <div className={indented ? `reveal ${styles.body}` : 'reveal'}>{children}</div>
      </div>
    </section>
  );
}
