import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '../../../src/lib/storage';
import type { RouterLocation } from './router';

type Place = { location: RouterLocation };
type ScrollProps = Place & {
  shouldUpdateScroll: (previous: Place | undefined, next: Place) => boolean;
  children: ReactNode;
};

/**
 * In place of `gatsby-react-router-scroll`, see webpack.ts, whose interface it keeps: remembers how far each
 * entry of the history is scrolled. Its own takes the page down for a hash that cannot be decoded.
 */
export function ScrollContext({ location, shouldUpdateScroll, children }: ScrollProps): ReactNode {
  const previous = useRef<Place>();
  const { pathname, hash, key } = location;
  const stored = `scroll ${pathname} ${key}`;
  useEffect(() => {
    let frame = 0;
    const remember = () => {
      const y = String(Math.round(window.scrollY));
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => writeStored('sessionStorage', stored, y));
    };
    window.addEventListener('scroll', remember);
    return () => window.removeEventListener('scroll', remember);
  }, [stored]);
  useLayoutEffect(() => {
    const before = previous.current;
    const now = { location };
    previous.current = now;
    const top = Number(readStored('sessionStorage', stored) ?? 0);
    const target = document.getElementById(decoded(hash.slice(1)));
    // Gatsby asks whether to scroll only where there is a way to go.
    const leads = hash === '' ? before !== undefined || top > 0 : target !== null;
    if (!leads || !shouldUpdateScroll(before, now)) return;
    if (hash === '') window.scrollTo(0, top);
    else target?.scrollIntoView();
    // A new object tells of every way, also to the place where the visitor is.
  }, [location, hash, stored, shouldUpdateScroll]);
  return children;
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
