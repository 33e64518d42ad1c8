import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import type { SectionPosition } from '../../content-model/resolved';
import { RichText } from '../rich-text';
import { StillPart } from '../still/still-part';
import { ProgressDial } from './progress-dial';
import * as styles from './section.module.css';

type HeadProps = {
  head: {
    label: string;
    heading: string;
    intro?: InlineHtml | undefined;
    anchor?: string | undefined;
  };
  position: SectionPosition;
  /** At the right of the heading. */
  aside?: ReactNode;
};

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

/** Of the heading. The same in the browser as in the build, which alone draws it. */
const idOf = ({ index }: SectionPosition): string => `s${index}`;

/** Only the build knows how to draw it. */
const Head = process.env.BUILD_STAGE === 'build-javascript' ? undefined : SectionHead;

/** Frame of a section: the label rail with its small dial, the heading, and the content below. */
export function Section({
  ground = 'plain',
  live,
  indented = false,
  children,
  ...rest
}: SectionProps) {
  const classes = `${styles.section} ${grounds[ground]}`;
  const head = Head && <Head {...rest} />;
  return (
    <section id={rest.head.anchor} className={classes} aria-labelledby={idOf(rest.position)}>
      <div className="wrap">
        {live ? <StillPart name="head">{head}</StillPart> : head}
        <div className={indented ? `reveal ${styles.body}` : 'reveal'}>{children}</div>
      </div>
    </section>
  );
}

function SectionHead({ head, position, aside }: HeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.label}>
        <ProgressDial {...position} />
        {head.label}
      </p>
      <div className={styles.title}>
        <h2 id={idOf(position)}>{head.heading}</h2>
        {head.intro && <RichText html={head.intro} className={styles.intro} />}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
