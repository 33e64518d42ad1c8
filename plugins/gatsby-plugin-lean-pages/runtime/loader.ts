import type { ComponentType } from 'react';
import { retryOnce } from '../../../src/lib/retry-once';
import { fetchDocument } from './documents';

// In place of Gatsby's `.cache/loader.js` (5.16), see webpack.ts: a page is loaded once its data, the markup of its
// document, its template, and what that waits for (`load`) are there.

/** What finish-site.ts makes of Gatsby's page-data.json. */
type PageData = {
  path: string;
  componentChunkName: string;
  webpackCompilationHash: string;
  staticQueryResults: Record<string, object>;
  result: { data?: unknown };
};
type Template = ComponentType & { load?: (data: unknown) => Promise<unknown> };
type Templates = Record<string, () => Promise<{ default: Template }>>;

/** A page as Gatsby's runtime reads it. */
export type LoadedPage = { component: Template; json: PageData['result']; page: PageData };
export type Failure = { status: 'error'; error: unknown };

export const PageResourceStatus = { Error: 'error' };

const pages = new Map<string, LoadedPage>();
/** Pointing at a link begins it, the click waits for it. */
const underWay = new Map<string, Promise<LoadedPage | Failure>>();
let templates: Templates = {};
let staticQueryResults: PageData['staticQueryResults'] = {};

const routeOf = (path: string): string => path.replace(/[?#].*$/s, '');

async function dataOf(route: string): Promise<PageData> {
  const name = route.replace(/^\/|\/$/g, '') || 'index';
  const response = await fetch(`/page-data/${name}/page-data.json`);
  // The host has answered with its page for unknown addresses.
  if (response.status === 404 && route !== '/404.html') return dataOf('/404.html');
  if (!response.ok) throw new Error(`${route}: ${response.status}`);
  return response.json();
}

async function pageOf(route: string): Promise<LoadedPage> {
  const page = await retryOnce(() => dataOf(route));
  const template = templates[page.componentChunkName];
  if (template === undefined) throw new Error(`${route}: ${page.componentChunkName}`);
  // webpack forgets a script that has failed.
  const { default: component } = await retryOnce(template);
  await component.load?.(page.result.data);
  return { component, json: page.result, page };
}

async function load(route: string): Promise<LoadedPage | Failure> {
  try {
    const [loaded] = await Promise.all([pageOf(route), fetchDocument(route)]);
    staticQueryResults = { ...staticQueryResults, ...loaded.page.staticQueryResults };
    pages.set(route, loaded);
    return loaded;
  } catch (error) {
    return { status: 'error', error };
  } finally {
    underWay.delete(route);
  }
}

export const publicLoader = {
  async loadPage(path: string): Promise<LoadedPage | Failure> {
    const route = routeOf(path);
    const known = pages.get(route) ?? underWay.get(route) ?? load(route);
    if (known instanceof Promise) underWay.set(route, known);
    return known;
  },
  loadPageSync: (path: string): LoadedPage | undefined => pages.get(routeOf(path)),
};
export default publicLoader;

export class ProdLoader {
  constructor({ components }: { components: Templates }) {
    templates = components;
  }
  setApiRunner(): void {}
  findMatchPath(): void {}
}
export const setLoader = (): void => undefined;
export const getStaticQueryResults = () => staticQueryResults;
export const getSliceResults = () => ({});
