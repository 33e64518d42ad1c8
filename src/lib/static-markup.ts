/**
 * Markup of sections without behaviour, by route and position. The browser has no component for
 * them: their HTML comes from the document that is open, or from that of the page to be shown.
 */
const pages = new Map<string, ReadonlyMap<number, string>>();

/** Documents that are on their way. */
const requests = new Map<string, Promise<void>>();

/** Marks the frame of a section; its value is the position on the page. */
export const frameAttribute = 'data-section';

/** The markup of one section, or an empty text if its page was not read. */
export function staticMarkup(route: string, index: number): string {
  return pages.get(route)?.get(index) ?? '';
}

/** Reads the sections of a document, before anything changes them. */
export function readStaticMarkup(route: string, document: ParentNode): void {
  const frames = [...document.querySelectorAll(`[${frameAttribute}]`)];
  const positionOf = (frame: Element) => Number(frame.getAttribute(frameAttribute));
  pages.set(route, new Map(frames.map((frame) => [positionOf(frame), frame.innerHTML])));
}

/**
 * Fetches the document of a page the visitor is about to open, once, and takes over its markup.
 * @throws when the host does not answer with a page
 */
export function fetchStaticMarkup(route: string): Promise<void> {
  if (pages.has(route)) return Promise.resolve();
  // Moving over a link and then following it asks several times before the first answer is there.
  const request = requests.get(route) ?? fetchPage(route).finally(() => requests.delete(route));
  requests.set(route, request);
  return request;
}

async function fetchPage(route: string): Promise<void> {
  const response = await fetch(route);
  if (!response.ok) throw new Error(`${route}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  adoptStyles(page);
  readStaticMarkup(route, page);
}

/** The classes the build has made of style attributes are in the document only. */
function adoptStyles(page: Document): void {
  const text = page.querySelector('style[data-href^="/component---"]')?.textContent ?? '';
  const [, added = ''] = text.split('/**/');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(added);
  document.adoptedStyleSheets.push(sheet);
}
