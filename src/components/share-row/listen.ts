import { isPlainClick } from '../../lib/plain-click';

/**
 * Lets the links that pass a page on open the device's own menu for that, where it has one, or copy
 * the address and say so.
 */
export function listenForShares(document: Document): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-share]');
    if (!link || !isPlainClick(event)) return;
    const { copied } = link.dataset;
    const url =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? document.URL;
    const done = copied
      ? 'clipboard' in navigator &&
        navigator.clipboard.writeText(url).then(
          () => (link.textContent = copied),
          // To be copied by hand.
          () => (link.textContent = url),
        )
      : 'share' in navigator && navigator.share({ title: document.title, url });
    if (!done) return;
    event.preventDefault();
    // Rejected when the visitor closes the menu.
    done.catch(() => undefined);
  });
}
