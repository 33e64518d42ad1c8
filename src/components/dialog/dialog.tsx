import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from '../../lib/close-on-back';
import { Icon } from '../icon/icon';
import * as styles from './dialog.module.css';

const words = { close: 'Schließen' };

type DialogProps = {
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  /** @param close closes the dialog; what comes next runs after that */
  children: (close: (next?: () => void) => void) => ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered. The browser traps the focus, closes the
 * dialog on Escape and restores the focus; "Back" closes it as well.
 */
export function Dialog({ onClose, labelledBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  const leave = useRef<(next?: () => void) => void>();
  /** Whether the mouse went down beside it: who selects text may let go there. */
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  // The browser restores the focus only if the dialog is closed before React removes it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    leave.current = closeOnBack(element, () => latest.current());
    return () => {
      // Already taken away: only its step in the history is left.
      latest.current = () => undefined;
      element.close();
      leave.current?.();
    };
  }, []);
  const close = (next?: () => void) => leave.current?.(next);
  const isBeside = ({ clientX: x, clientY: y, currentTarget }: MouseEvent): boolean => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  };
  return (
    // A click on the backdrop is for mice only; keyboards have Escape and the button.
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
       jsx-a11y/click-events-have-key-events -- see above */
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onClose={() => close()}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) close();
        pressedBeside.current = false;
      }}
    >
      <div className={styles.inner}>
        {children(close)}
        {/* Last, so that the dialog opens with the focus on its content. */}
        <button
          type="button"
          className={styles.close}
          onClick={() => close()}
          aria-label={words.close}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
