import { isHydrated } from '../../../src/lib/hydration';
import { retryOnce } from '../../../src/lib/retry-once';
import { fetchStaticMarkup } from './static-markup';

/** A page as Gatsby's loader returns it. */
type LoadedPage = {
  status?: 'error';
  error?: unknown;
  page?: { webpackCompilationHash: string };
};

declare global {
  // Globals of Gatsby's runtime for loading pages.
  interface Window {
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      loadPageSync: (path: string, options?: object) => unknown;
      enqueue: (path: string) => unknown;
      hovering: (path: string) => void;
    };
    ___navigate(to: string | number, options?: { replace?: boolean; state?: object }): void;
    ___webpackCompilationHash: string;
    asyncRequires: Record<string, Record<string, () => Promise<unknown>>>;
  }
}

/** What these patches need of the window. */
type Runtime = Pick<
  Window,
  '___loader' | '___navigate' | '___webpackCompilationHash' | 'asyncRequires'
> & {
  location: Pick<Location, 'assign' | 'replace' | 'pathname'>;
  document: { querySelector: (selector: string) => unknown };
};

/**
 * Patches Gatsby's loader (5.16, cache-dir/navigation.js and loader.js) for pages that fail to
 * load, after a new deploy or while the host is down: keep the query on fallback, handle unknown
 * templates, retry chunks once, ignore queries when caching. A page is loaded once its static
 * markup is there too. Call it before the first page loads.
 */
export function patchGatsbyLoader(runtime: Runtime): void {
  retryChunks(runtime);
  loadStaticMarkup(runtime);
  ignoreQueries(runtime);
  navigateWithFallback(runtime);
}

/** Calls `helper` when React cannot hydrate the page the browser has opened. */
export function onHydrationFailure(runtime: Runtime, helper: () => void): void {
  void runtime.___loader.loadPage(runtime.location.pathname).then((loaded) => {
    if (loaded?.page === undefined) helper();
  });
}

/** A script of the first page that has failed, see after-paint.js. */
const failedScript = 'script:not([src]):empty';

/** Requests a failed script once more, the first page's included, which the page itself asked for. */
function retryChunks({ asyncRequires, document }: Runtime): void {
  let hasFailed = document.querySelector(failedScript) !== null;
  for (const chunks of Object.values(asyncRequires)) {
    for (const [name, load] of Object.entries(chunks))
      chunks[name] = () => {
        const loading = hasFailed ? load() : retryOnce(load);
        hasFailed = false;
        return loading;
      };
  }
}

/** A page needs the markup that only its document has. */
function loadStaticMarkup({ ___loader: loader }: Runtime): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const loaded = await loadPage(path);
    if (loaded?.page) await fetchStaticMarkup(path);
    return loaded;
  };
}

/** Data and scripts of a page are the same for every query, so one cache entry serves all. */
function ignoreQueries({ ___loader: loader }: Runtime): void {
  const { loadPage, loadPageSync, enqueue } = loader;
  const withoutQuery = (path: string) => path.replace(/[?#].*$/s, '');
  loader.loadPage = (path) =>
    loadPage(withoutQuery(path)).catch((error: unknown) => ({ status: 'error', error }));
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
  loader.enqueue = (path) => enqueue(withoutQuery(path));
  loader.hovering = (path) => void loader.loadPage(path);
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
