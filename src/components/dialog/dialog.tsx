import {
  type ReactNode,
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { closeOnBack } from '../../lib/close-on-back';
import { Icon } from '../icon/icon';
import * as styles from './dialog.module.css';

const words = { close: 'Schließen' };

type DialogProps = {
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  children: ReactNode;
};

type Close = (next?: () => void) => void;
const CloseDialog = createContext<Close>(() => undefined);

/** Closes the dialog around a component; what comes next runs after that. */
export const useCloseDialog = (): Close => useContext(CloseDialog);

/**
 * A native modal dialog, open as long as it is rendered. The browser traps the focus, closes the
 * dialog on Escape and restores the focus; "Back" closes it as well.
 */
export function Dialog({ onClose, labelledBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  const leave = useRef<Close>();
  /** Whether the mouse went down beside it: who selects text may let go there. */
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  // The browser restores the focus only if the dialog is closed before React removes it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const press = (event: MouseEvent) => {
      pressedBeside.current = isBeside(element, event);
    };
    element.addEventListener('mousedown', press);
    element.showModal();
    leave.current = closeOnBack(element, () => latest.current());
    return () => {
      // Already taken away: only its step in the history is left.
      latest.current = () => undefined;
      element.close();
      leave.current?.();
    };
  }, []);
  const [close] = useState(() => (next?: () => void) => leave.current?.(next));
  return (
    // A click on the backdrop is for mice only; keyboards have Escape and the button.
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
       jsx-a11y/click-events-have-key-events -- see above */
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onClose={() => close()}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event.currentTarget, event)) close();
        pressedBeside.current = false;
      }}
    >
      <div className={styles.inner}>
        <CloseDialog.Provider value={close}>{children}</CloseDialog.Provider>
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

type Point = { clientX: number; clientY: number };

/** Whether a point is outside of the box: on the backdrop, which browsers count to the dialog. */
function isBeside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: Point): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
