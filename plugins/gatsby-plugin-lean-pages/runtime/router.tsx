import { type ReactNode, createContext, useEffect, useRef, useState } from 'react';

// In place of `@gatsbyjs/reach-router`, see webpack.ts: what Gatsby's runtime uses of it where no page has a
// pattern for its address.

/** A place in the history, as Gatsby passes it to pages. */
export type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'href'> & {
  state: unknown;
  /** Names the entry of the history; those that a plain #link has made share one. */
  key: string;
};

type Listener = (update: { location: RouterLocation; action: 'POP' | 'PUSH' }) => void;

const listeners = new Set<Listener>();
/** Until a page is drawn, the next one takes its place in the history, as with a double click. */
let isOnTheWay = false;

function here(): RouterLocation {
  const { pathname, search, hash, href } = window.location;
  const { state } = window.history;
  return { pathname, search, hash, href, state, key: state?.key ?? 'initial' };
}

function tell(action: 'POP' | 'PUSH'): void {
  globalHistory.location = here();
  for (const listener of listeners) listener({ location: globalHistory.location, action });
}

export function navigate(
  to: string | number,
  { state, replace }: { state?: object; replace?: boolean } = {},
): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const entry = { ...state, key: String(Date.now()) };
  if (replace || isOnTheWay) window.history.replaceState(entry, '', to);
  else window.history.pushState(entry, '', to);
  isOnTheWay = true;
  tell('PUSH');
}

export const globalHistory = {
  location: here(),
  navigate,
  /** @returns the function that ends it */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

window.addEventListener('popstate', () => tell('POP'));

/** Draws its children with the place where the visitor is. */
export function Location({ children }: { children: (at: object) => ReactNode }) {
  const [location, setLocation] = useState(globalHistory.location);
  useEffect(
    () =>
      globalHistory.listen((update) => requestAnimationFrame(() => setLocation(update.location))),
    [],
  );
  useEffect(() => {
    isOnTheWay = false;
  }, [location]);
  return children({ location });
}

type RouterProps = { id: string; location: RouterLocation; children: ReactNode };

/** The frame of all pages, which takes the focus when another one opens. Gatsby has found the page. */
export function Router({ id, location: { pathname }, children }: RouterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef(pathname);
  useEffect(() => {
    if (drawn.current !== pathname) frame.current?.focus();
    drawn.current = pathname;
  }, [pathname]);
  return (
    <div id={id} ref={frame} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

export const BaseContext = createContext({});
/** For `Script` of Gatsby, which no page uses. */
export const useLocation = (): RouterLocation => globalHistory.location;
