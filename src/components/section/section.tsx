import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import type { SectionPosition } from '../../content-model/resolved';
import { RichText } from '../rich-text';
import * as styles from './section.module.css';

/** By name: `styles[ground]` would take all other names along into the scripts. */
const grounds = { plain: styles.plain, sand: styles.sand, green: styles.green };

type HeadProps = {
  head: {
    /** Missing where a section belongs to the one above. */
    label?: string | undefined;
    heading: string;
    intro?: InlineHtml | undefined;
    anchor?: string | undefined;
  };
  position: SectionPosition;
  /** At the right of the heading. */
  aside?: ReactNode;
};

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
        <Head {...rest} id={id} />
        <div className={indented ? `reveal ${styles.body}` : 'reveal'}>{children}</div>
      </div>
    </section>
  );
}

function Head({ head, position, aside, id }: HeadProps & { id: string }) {
  return (
    <header className={head.label ? styles.head : `${styles.head} ${styles.joined}`}>
      {head.label && (
        <p className={styles.label}>
          <ProgressDial {...position} />
          {head.label}
        </p>
      )}
      <div className={styles.title}>
        <h2 id={id}>{head.heading}</h2>
        {head.intro && <RichText html={head.intro} className={styles.intro} />}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}

/** The small dial of the label rail: it fills, clockwise from the top, as the page goes on. */
function ProgressDial({ index, total }: Omit<SectionPosition, 'route'>) {
  const done = `${Math.round((100 * (index + 1)) / (total + 1))}%`;
  return <span className={styles.dial} style={{ '--done': done }} aria-hidden="true" />;
}
