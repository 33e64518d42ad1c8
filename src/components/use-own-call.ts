import { type RefObject, useEffect, useState } from 'react';

/** The opening of a page, and every way of its own to ask for something. */
const ownCalls = '[aria-labelledby="title"], h1, [data-actions], a[href^="/trial"]';

/**
 * Whether the page itself calls for something on the screen; `false` until a script has looked.
 * @param main holds the page
 * @param path of the page
 */
export function useOwnCall(main: RefObject<HTMLElement>, path: string): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          seen[isIntersecting ? 'add' : 'delete'](target);
        setVisible(seen.size > 0);
      },
      // What is behind the header is not seen.
      { rootMargin: '-56px 0px 0px' },
    );
    main.current?.querySelectorAll(ownCalls).forEach((call) => observer.observe(call));
    return () => {
      observer.disconnect();
      setVisible(false);
    };
  }, [main, path]);
  return visible;
}
