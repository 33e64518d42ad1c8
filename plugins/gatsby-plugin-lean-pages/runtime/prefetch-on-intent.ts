import { onApproach } from '../../../src/lib/on-approach';
import { whenIdle } from '../../../src/lib/when-idle';

/**
 * Loads the page behind an internal link when the visitor is about to open it. Asking for it takes a phone
 * some milliseconds, and the link may do something else: so a touch is answered first.
 * @param prefetch gets the path of the page
 */
export function prefetchOnIntent(document: Document, prefetch: (path: string) => void): void {
  onApproach(document, (near) => {
    const link = near.closest<HTMLAnchorElement>('a[href]');
    const { origin, pathname } = document.location;
    if (link === null || link.target !== '' || link.origin !== origin) return;
    // A file, such as a clip, has no data to load.
    if (/\.\w+$/.test(link.pathname)) return;
    const { pathname: path } = link;
    if (path !== pathname) whenIdle(() => prefetch(path));
  });
}
