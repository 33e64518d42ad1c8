import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import * as styles from './dialog.module.css';

const words = { close: 'Schließen' };

type DialogProps = {
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered. The browser traps the focus, closes the
 * dialog on Escape (and on Android's "Back"), and restores the focus.
 */
export function Dialog({ onClose, labelledBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser restores the focus only if the dialog is closed before React removes it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={labelledBy} onClose={onClose}>
      <div className={styles.inner}>
        {children}
        {/* Last, so that the dialog opens with the focus on its content. */}
        <button
          type="button"
          className={styles.close}
          onClick={() => dialog.current?.close()}
          aria-label={words.close}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
