/** What a visitor does shortly before opening a link. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads the page behind a link of ours when somebody is about to open it. Listens at the document,
 * because most links have no component in the browser.
 * @param prefetch gets the path of the page
 */
export function prefetchOnIntent(document: Document, prefetch: (path: string) => void): void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const { origin, pathname } = document.location;
    if (link === null || link.target !== '' || link.origin !== origin) return;
    // A file, such as a clip, has no data to load.
    if (/\.\w+$/.test(link.pathname)) return;
    if (link.pathname !== pathname) prefetch(link.pathname);
  };
  for (const intent of intents) document.addEventListener(intent, handle, { passive: true });
}
