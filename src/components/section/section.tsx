import type { ReactNode } from 'react';
import { StillPart } from '../still/still-part';
import { Head, type HeadProps } from './section.still';
import * as styles from './section.module.css';

/** By name: `styles[ground]` would take all other names along into the scripts. */
const grounds = { plain: styles.plain, sand: styles.sand, green: styles.green };

type SectionProps = HeadProps & {
  ground?: keyof typeof grounds | undefined;
  /** Whether something in it works in the browser. */
  live?: boolean;
  /** Starts at column 4, under the heading, instead of at the left edge. */
  indented?: boolean;
  children: ReactNode;
};

/** Frame of a section: the label rail with its small dial, the heading, and the content below. */
export function Section({ ground = 'plain', live, indented, children, ...rest }: SectionProps) {
  const classes = `${styles.section} ${grounds[ground]}`;
  const id = `s${rest.position.index}`;
  const head = Head && <Head {...rest} id={id} />;
  return (
    <section id={rest.head.anchor} className={classes} aria-labelledby={id}>
      <div className="wrap">
        {live ? <StillPart name="head">{head}</StillPart> : head}
        <div className={indented ? `reveal ${styles.body}` : 'reveal'}>{children}</div>
      </div>
    </section>
  );
}
