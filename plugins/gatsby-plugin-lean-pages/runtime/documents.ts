import { wasBack } from '../../../src/lib/was-back';
import { loadWholeSheet } from './whole-sheet';

/** What only the document of a page knows, because the browser has no components for it. */
type PageDocument = {
  /** Its parts by their place: their markup, and the mark of those whose layout waits until they come near. */
  parts: ReadonlyMap<string, { html: string; later: string | undefined }>;
  title: string;
  /** Elements of the head that describe the page. */
  head: readonly Element[];
};

const pages = new Map<string, PageDocument>();

/** Marks the frame of a part without behaviour; its value is the place on the page. */
export const staticAttribute = 'data-static';

/** What components/seo.tsx says of a page, but for its title. */
const described = 'head > :is([name=description], [rel=canonical], [rel=prev], [rel=next])';

/** What the document of a page says of a part; nothing if it was not read. */
export function staticPart(route: string, place: string) {
  const { html = '', later } = pages.get(route)?.parts.get(place) ?? {};
  // Going back, or to a place on the page, needs the height of all its parts at once.
  const mayWait = later !== undefined && !wasBack() && window.location.hash === '';
  return { html, later: mayWait ? later : undefined };
}

/** Reads what a document alone knows, before anything changes it. */
export function readDocument(route: string, document: Document): void {
  const frames = [...document.querySelectorAll<HTMLElement>(`[${staticAttribute}]`)];
  pages.set(route, {
    parts: new Map(
      frames.map(({ dataset, innerHTML }) => [
        dataset['static'] ?? '',
        { html: innerHTML, later: dataset['later'] },
      ]),
    ),
    title: document.title,
    head: [...document.querySelectorAll(described)],
  });
}

/**
 * Fetches the document of a page the visitor is about to open, and the rules it is drawn by.
 * @throws when the host does not answer with a page
 */
export async function fetchDocument(route: string): Promise<void> {
  if (pages.has(route)) return;
  const [response] = await Promise.all([fetch(route), loadWholeSheet()]);
  if (!response.ok) throw new Error(`${route}: ${response.status}`);
  readDocument(route, new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Gives the open document the head of a page, and marks the links to it. */
export function describeDocument(route: string, document: Document): void {
  const page = pages.get(route);
  if (page === undefined) return;
  document.title = page.title;
  for (const element of document.querySelectorAll(described)) element.remove();
  document.head.append(...page.head);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    if (link.pathname === route) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
