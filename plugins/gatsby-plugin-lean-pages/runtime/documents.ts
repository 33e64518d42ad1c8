import { applyWholeSheet, fetchWholeSheet } from './whole-sheet';

/** What only the document of a page knows, because the browser has no components for it. */
type PageDocument = {
  /** Markup of the parts without behaviour, by their place. */
  parts: ReadonlyMap<string, string>;
  title: string;
  /** Elements of the head that describe the page. */
  head: readonly Element[];
};

const pages = new Map<string, PageDocument>();

/** Marks the frame of a part without behaviour; its value is the place on the page. */
export const staticAttribute = 'data-static';

/** What components/seo.tsx says of a page, but for its title. */
const described = 'head > :is([name=description], [rel=canonical], [rel=prev], [rel=next])';

/** The markup of one part, or an empty text if its page was not read. */
export function staticMarkup(route: string, place: string): string {
  return pages.get(route)?.parts.get(place) ?? '';
}

/** Reads what a document alone knows, before anything changes it. */
export function readDocument(route: string, document: Document): void {
  const frames = [...document.querySelectorAll(`[${staticAttribute}]`)];
  pages.set(route, {
    parts: new Map(
      frames.map((frame) => [frame.getAttribute(staticAttribute) ?? '', frame.innerHTML]),
    ),
    title: document.title,
    head: [...document.querySelectorAll(described)],
  });
}

/**
 * Fetches the document of a page the visitor is about to open, and takes over its markup; its rules come
 * with the whole sheet.
 * @throws when the host does not answer with a page
 */
export async function fetchDocument(route: string): Promise<void> {
  if (pages.has(route)) return;
  const [response] = await Promise.all([fetch(route), fetchWholeSheet()]);
  if (!response.ok) throw new Error(`${route}: ${response.status}`);
  readDocument(route, new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Gives the open document the rules and the head of a page, and marks the links to it. */
export function describeDocument(route: string, document: Document): void {
  const page = pages.get(route);
  if (page === undefined) return;
  applyWholeSheet();
  document.title = page.title;
  for (const element of document.querySelectorAll(described)) element.remove();
  document.head.append(...page.head);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    if (link.pathname === route) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
