import { type RefObject, useEffect } from 'react';

/**
 * Closes open `<details>` menus inside a container: on Escape (focus returns to the menu's name),
 * on a click or focus elsewhere, and after a link in them has been followed.
 */
export function useClosingMenus(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = container.current;
    if (root === null) return;
    const openMenus = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
    const closeOutside = (target: EventTarget | null) => {
      for (const menu of openMenus()) {
        // A list stays open beside others of its menu: closing would move them away from the finger.
        const whole = menu.parentElement?.closest('details') ?? menu;
        if (!(target instanceof Node && whole.contains(target))) menu.open = false;
      }
    };
    const onClick = (event: MouseEvent) => {
      const followed = event.target instanceof Element && event.target.closest('a') !== null;
      closeOutside(followed ? null : event.target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const innermost = openMenus().at(-1);
      if (event.key !== 'Escape' || innermost === undefined) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    };
    const onFocusIn = (event: FocusEvent) => closeOutside(event.target);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [container]);
}
