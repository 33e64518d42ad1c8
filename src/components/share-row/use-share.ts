import { useEffect } from 'react';
import { isPlainClick } from '../../lib/plain-click';

/**
 * Lets the links that pass a page on open the device's own menu for that, where it has one, or copy
 * the address and say so.
 */
export function useShare(): void {
  useEffect(() => {
    const share = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const link =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-share]');
      if (!link) return;
      const { share: url = '', copied } = link.dataset;
      const done = copied
        ? 'clipboard' in navigator &&
          navigator.clipboard.writeText(url).then(() => {
            link.textContent = copied;
          })
        : 'share' in navigator && navigator.share({ title: document.title, url });
      if (!done) return;
      event.preventDefault();
      // Rejected when the visitor closes the menu.
      done.catch(() => undefined);
    };
    document.addEventListener('click', share);
    return () => document.removeEventListener('click', share);
  }, []);
}
