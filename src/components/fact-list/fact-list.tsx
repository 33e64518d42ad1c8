import type { ReactNode } from 'react';
import * as styles from './fact-list.module.css';

type FactListProps = {
  facts: readonly { term: string; text: ReactNode }[];
  /** Replaces the default look, a ruled sheet. */
  className?: string | undefined;
};

/**
 * Terms and what they mean here. On the sheet, `--fact-space` is the space around each line, and
 * `--fact-edge` the border at its two ends.
 */
export function FactList({ facts, className = styles.sheet }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
