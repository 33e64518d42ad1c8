import { retryOnce } from './retry-once';

/** A page as Gatsby's loader hands it over. */
type LoadedPage = { status?: 'error'; error?: unknown; page?: { webpackCompilationHash: string } };

declare global {
  // What Gatsby's runtime hangs on the window to load pages.
  interface Window {
    ___loader: {
      loadPage(path: string): Promise<LoadedPage | undefined>;
      loadPageSync(path: string, options?: object): unknown;
      enqueue(path: string): unknown;
      hovering(path: string): void;
    };
    ___navigate(to: string | number, options?: { replace?: boolean; state?: object }): void;
    ___webpackCompilationHash: string;
    asyncRequires: Record<string, Record<string, () => Promise<unknown>>>;
  }
}

/** The window, as far as loading pages is concerned. */
export type PageLoading = Pick<
  Window,
  '___loader' | '___navigate' | '___webpackCompilationHash' | 'asyncRequires'
> & { location: Pick<Location, 'assign' | 'replace' | 'pathname'> };

/**
 * Mends what Gatsby's runtime does when a page cannot be loaded, after a new deploy or while the host fails (gatsby 5.16,
 * cache-dir/navigation.js and loader.js): it drops the query of the address, does nothing at all for a template it does not
 * know, tries a script only once, and asks anew for a page's data with every query. Call it before the first page loads.
 */
export function patchGatsbyLoader(runtime: PageLoading): void {
  retryChunks(runtime);
  ignoreQueries(runtime);
  navigateWithFallback(runtime);
}

/** Calls `helper` when React cannot take over the page the browser has opened, so that it stays as it came. */
export function onHydrationFailure(runtime: PageLoading, helper: () => void): void {
  void runtime.___loader.loadPage(runtime.location.pathname).then((loaded) => {
    if (loaded?.page === undefined) helper();
  });
}

/** A script that does not come is asked for once more. */
function retryChunks({ asyncRequires }: PageLoading): void {
  for (const chunks of Object.values(asyncRequires)) {
    for (const [name, load] of Object.entries(chunks)) chunks[name] = () => retryOnce(load);
  }
}

/** No page of this site is built from a query: its data and scripts are the same for all of them. */
function ignoreQueries({ ___loader: loader }: PageLoading): void {
  const { loadPage, loadPageSync, enqueue } = loader;
  const withoutQuery = (path: string) => path.replace(/[?#].*$/s, '');
  loader.loadPage = (path) =>
    loadPage(withoutQuery(path)).catch((error: unknown) => ({ status: 'error', error }));
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
  loader.enqueue = (path) => enqueue(withoutQuery(path));
  loader.hovering = (path) => void loader.loadPage(path);
}

/** A page that cannot be loaded by script, or belongs to another build, is opened by the browser: with its whole address. */
function navigateWithFallback(runtime: PageLoading): void {
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    if (typeof to === 'number') return navigate(to, options);
    void runtime.___loader.loadPage(to).then((loaded) => {
      if (loaded?.page?.webpackCompilationHash === runtime.___webpackCompilationHash)
        navigate(to, options);
      else if (options?.replace) runtime.location.replace(to);
      else runtime.location.assign(to);
    });
  };
}
