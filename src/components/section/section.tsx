import type { ReactNode } from 'react';
import { SectionHead, type HeadProps } from './section-head';
import * as styles from './section.module.css';

/** By name: `styles[ground]` would take all other names along into the scripts. */
const grounds = { plain: styles.plain, sand: styles.sand, green: styles.green };

type SectionProps = HeadProps & {
  ground?: keyof typeof grounds | undefined;
  /** Starts at column 4, under the heading, instead of at the left edge. */
  indented?: boolean;
  children: ReactNode;
};

/** Frame of a section: the label rail with its small dial, the heading, and the content below. */
export function Section({ ground = 'plain', indented, children, ...rest }: SectionProps) {
  const classes = `${styles.section} ${grounds[ground]}`;
  const id = `s${rest.position.index}`;
  return (
    <section id={rest.head.anchor} className={classes} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead {...rest} id={id} />
        <div className={indented ? `reveal ${styles.body}` : 'reveal'}>{children}</div>
      </div>
    </section>
  );
}
