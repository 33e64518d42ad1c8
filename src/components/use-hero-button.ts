import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether buttons of the page itself are on the screen; `false` until a script has looked.
 * @param main holds the page
 * @param path of the page
 */
export function useHeroButton(main: RefObject<HTMLElement>, path: string): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        seen[isIntersecting ? 'add' : 'delete'](target);
      setVisible(seen.size > 0);
    });
    main.current?.querySelectorAll('[data-actions]').forEach((row) => observer.observe(row));
    return () => {
      observer.disconnect();
      setVisible(false);
    };
  }, [main, path]);
  return visible;
}
