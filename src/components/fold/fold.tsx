import type { ReactNode } from 'react';
import * as styles from './fold.module.css';

type FoldProps = {
  /** What opens it on phones. */
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Something phones fold away behind a label, and wide screens and paper always show. It needs no
 * script.
 */
export function Fold({ label, className = '', children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`}>
      <summary className="plus">{label}</summary>
      {children}
    </details>
  );
}
