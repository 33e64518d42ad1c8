import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
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
      <summary>
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
