import type { ReactNode } from 'react';
import * as styles from './message.module.css';

type MessageProps = { tone: 'success' | 'failure'; text: string; children?: ReactNode };

/** A result in a box, red for a failure, green for a success; below it what to do next. */
export function Message({ tone, text, children }: MessageProps) {
  return (
    <div className={`${styles.message} ${tone === 'success' ? styles.success : ''}`}>
      <p>
        <strong>{text}</strong>
      </p>
      {children && <p>{children}</p>}
    </div>
  );
}
