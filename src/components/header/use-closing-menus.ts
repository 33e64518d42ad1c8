import { type RefObject, useEffect } from 'react';

/**
 * Closes open `<details>` menus inside a container: on Escape (focus returns to the menu's name),
 * on a click or focus elsewhere, and after a link in them has been followed. "Back" closes the one of
 * phones.
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
    let leave: ((next?: () => void) => void) | undefined;
    // The menu of phones covers the page: "Back" closes it. Without that code it stays a step back.
    const onToggle = ({ target: menu }: Event) => {
      if (!(menu instanceof HTMLDetailsElement && 'locksScroll' in menu.dataset)) return;
      if (!menu.open) leave?.();
      else
        import('../../lib/close-on-back').then(
          ({ closeOnBack }) => (leave = closeOnBack(menu, () => (menu.open = false))),
          () => undefined,
        );
    };
    const onFocusIn = (event: FocusEvent) => closeOutside(event.target);
    root.addEventListener('toggle', onToggle, true);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      root.removeEventListener('toggle', onToggle, true);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [container]);
}
