import { isHydrated } from '../../../src/lib/hydration';
import type { Failure, LoadedPage } from './loader';

declare global {
  // Globals of Gatsby's runtime.
  interface Window {
    ___loader: { loadPage: (path: string) => Promise<LoadedPage | Failure> };
    ___navigate(to: string | number, options?: { replace?: boolean; state?: object }): void;
    ___webpackCompilationHash: string;
  }
}

/** What these patches need of the window. */
type Runtime = Pick<Window, '___loader' | '___navigate' | '___webpackCompilationHash'> & {
  location: Pick<Location, 'assign' | 'replace'>;
};

/**
 * Lets the browser open pages that fail to load or belong to another build, query included (Gatsby 5.16,
 * cache-dir/navigation.js, drops it), and all that a visitor asks for before React has drawn the first page:
 * Gatsby would change the address, but nothing listens yet that could draw the next page.
 */
export function navigateWithFallback(runtime: Runtime): void {
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    if (typeof to === 'number') {
      navigate(to, options);
      return;
    }
    // A replacement comes from Gatsby itself, which draws what the address says then.
    if (!isHydrated() && !options?.replace) {
      runtime.location.assign(to);
      return;
    }
    void runtime.___loader.loadPage(to).then((loaded) => {
      if (
        'page' in loaded &&
        loaded.page.webpackCompilationHash === runtime.___webpackCompilationHash
      )
        navigate(to, options);
      else if (options?.replace) runtime.location.replace(to);
      else runtime.location.assign(to);
    });
  };
}

/** A link that is pointed at, or touched, is about to be opened: its page is fetched meanwhile. */
export function fetchAhead({ ___loader: loader }: Pick<Window, '___loader'>): void {
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.pathname.includes('.')) return;
    if (isHydrated()) void loader.loadPage(link.pathname);
  });
}
