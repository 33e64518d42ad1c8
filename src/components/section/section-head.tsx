import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import type { SectionPosition } from '../../content-model/resolved';
import { RichText } from '../rich-text';
import { ProgressDial } from './progress-dial';
import * as styles from './section.module.css';

export type HeadProps = {
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

export function SectionHead({ head, position, aside, id }: HeadProps & { id: string }) {
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
