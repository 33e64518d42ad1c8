import { isHydrated } from '../../../src/lib/hydration';
import { retryOnce } from '../../../src/lib/retry-once';
import { fetchDocument } from './documents';

/** A page as Gatsby's loader returns it. */
type LoadedPage = {
  status?: 'error';
  error?: unknown;
  page?: { webpackCompilationHash: string };
  /** The module of the template. */
  component?: { default?: { load?: (data: unknown) => Promise<unknown> } };
  json?: { data?: unknown };
};

declare global {
  // Globals of Gatsby's runtime for loading pages.
  interface Window {
    ___loader: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
    ___navigate(to: string | number, options?: { replace?: boolean; state?: object }): void;
    ___webpackCompilationHash: string;
    asyncRequires: Record<string, Record<string, () => Promise<unknown>>>;
  }
}

/** What these patches need of the window. */
type Runtime = Pick<
  Window,
  '___loader' | '___navigate' | '___webpackCompilationHash' | 'asyncRequires'
> & { location: Pick<Location, 'assign' | 'replace'> };

/**
 * Patches Gatsby's loader (5.16, cache-dir/navigation.js and loader.js) for pages that fail to
 * load, after a new deploy or while the host is down. A page is loaded once the markup of its document and
 * what its template waits for (`load`) are there too. Call it before the first page loads.
 */
export function patchGatsbyLoader(runtime: Runtime): void {
  retryChunks(runtime);
  waitForDocument(runtime);
  navigateWithFallback(runtime);
  fetchAhead(runtime);
}

/** Gatsby asks for a script only once. */
function retryChunks({ asyncRequires }: Runtime): void {
  for (const chunks of Object.values(asyncRequires))
    for (const [name, load] of Object.entries(chunks)) chunks[name] = () => retryOnce(load);
}

function waitForDocument({ ___loader: loader }: Runtime): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    try {
      const loaded = await loadPage(path);
      if (!loaded?.page) return loaded;
      const { component, json } = loaded;
      await Promise.all([
        fetchDocument(path.replace(/[?#].*$/s, '')),
        component?.default?.load?.(json?.data),
      ]);
      return loaded;
    } catch (error) {
      return { status: 'error', error };
    }
  };
}

/**
 * Lets the browser open pages that fail to load or belong to another build, query included, and all
 * that a visitor asks for before React has drawn the first page: Gatsby would change the address,
 * but nothing listens yet that could draw the next page.
 */
function navigateWithFallback(runtime: Runtime): void {
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
      if (loaded?.page?.webpackCompilationHash === runtime.___webpackCompilationHash)
        navigate(to, options);
      else if (options?.replace) runtime.location.replace(to);
      else runtime.location.assign(to);
    });
  };
}

/** A link that is pointed at, or touched, is about to be opened: its page is fetched meanwhile. */
function fetchAhead({ ___loader: loader }: Runtime): void {
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.pathname.includes('.')) return;
    if (isHydrated()) void loader.loadPage(link.pathname);
  });
}
