/** What only the document of a page knows, because the browser has no components for it. */
type PageDocument = {
  /** Markup of the parts without behaviour, by their place. */
  parts: ReadonlyMap<string, string>;
  title: string;
  /** Elements of the head that describe the page. */
  head: readonly Element[];
  /** The rules this page uses; the policy knows the sheets of all pages. */
  sheet: string;
};

const pages = new Map<string, PageDocument>();

/** Documents that are on their way. */
const requests = new Map<string, Promise<void>>();

/** Marks the frame of a section; its value is the position on the page. */
export const sectionAttribute = 'data-section';
/** Marks the frame of another part; its value is the name. */
export const frameAttribute = 'data-still';

const templateSheet = 'style[data-href^="/component---"]';
/** The medium of sheets that the browser has read for a page to come. */
const off = 'not all';
/** What components/seo.tsx says of a page, but for its title. */
const described = 'head > :is([name=description], [rel=canonical], [rel=prev], [rel=next])';

/** The markup of one part, or an empty text if its page was not read. */
export function staticMarkup(route: string, place: string | number): string {
  return pages.get(route)?.parts.get(String(place)) ?? '';
}

/** Reads what a document alone knows, before anything changes it. */
export function readStaticMarkup(route: string, document: Document): void {
  const frames = [...document.querySelectorAll(`[${sectionAttribute}], [${frameAttribute}]`)];
  const placeOf = (frame: Element) =>
    frame.getAttribute(sectionAttribute) ?? frame.getAttribute(frameAttribute) ?? '';
  pages.set(route, {
    parts: new Map(frames.map((frame) => [placeOf(frame), frame.innerHTML])),
    title: document.title,
    head: [...document.querySelectorAll(described)],
    sheet: document.querySelector(templateSheet)?.textContent ?? '',
  });
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
  readStaticMarkup(route, page);
  const sheet = page.querySelector(templateSheet);
  if (sheet && !sheetsOf(document).some((each) => each.textContent === sheet.textContent)) {
    sheet.setAttribute('media', off);
    document.querySelector(templateSheet)?.after(sheet);
  }
}

const sheetsOf = (document: Document) => [
  ...document.querySelectorAll<HTMLStyleElement>(templateSheet),
];

/** Gives the open document the title and the styles of the page in it. */
export function showDocument(route: string, document: Document): void {
  const page = pages.get(route);
  if (page === undefined) return;
  document.title = page.title;
  for (const sheet of sheetsOf(document)) sheet.media = sheet.textContent === page.sheet ? '' : off;
}

/** Says in the head which page the document shows, and marks the links to it. */
export function describeDocument(route: string, document: Document): void {
  const page = pages.get(route);
  if (page === undefined) return;
  for (const element of document.querySelectorAll(described)) element.remove();
  document.head.append(...page.head);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    if (link.pathname === route) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
