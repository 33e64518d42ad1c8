import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a button of the page's opening is on the screen; `false` until a script has looked.
 * @param main holds the page, its opening first
 * @param path of the page
 */
export function useHeroButton(main: RefObject<HTMLElement>, path: string): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const first = main.current?.firstElementChild;
    // A page without behaviour has one frame around all of it.
    const opening = first?.matches('[data-still]') ? first.firstElementChild : first;
    const buttons = opening?.querySelector('[data-actions]');
    if (!buttons) return undefined;
    // A busy browser reports several at once; the last is the present state.
    const observer = new IntersectionObserver((entries) =>
      setVisible(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(buttons);
    return () => {
      observer.disconnect();
      setVisible(false);
    };
  }, [main, path]);
  return visible;
}
