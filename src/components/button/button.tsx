import type { ReactNode } from 'react';
import type { Action } from '../../content-model/primitives';
import * as styles from './button.module.css';

export type ButtonLook = 'primary' | 'outline' | 'ink' | 'light' | 'outlineLight';

/** Class names of a button look, for elements that are not links. */
export function buttonClass(look: ButtonLook, small = false): string {
  return [styles.button, styles[look], small ? styles.small : ''].filter(Boolean).join(' ');
}

type ButtonLinkProps = { to: string; look: ButtonLook; small?: boolean; children: ReactNode };

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ to, look, small = false, children }: ButtonLinkProps) {
  return (
    <a href={to} className={buttonClass(look, small)}>
      {children}
    </a>
  );
}

type ActionRowProps = { actions: readonly Action[]; looks: readonly [ButtonLook, ButtonLook] };

/** One or two actions side by side; on phones below each other. */
export function ActionRow({ actions, looks }: ActionRowProps) {
  return (
    <div className={styles.row}>
      {actions.map(({ label, to }, index) => (
        <ButtonLink key={label} to={to} look={looks[index === 0 ? 0 : 1]}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
