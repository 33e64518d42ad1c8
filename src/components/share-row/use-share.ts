import { useEffect } from 'react';
import { isPlainClick } from '../../lib/plain-click';

const linkAt = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/**
 * Lets links that pass a page on open the menu the device offers for that, where it has one, and
 * those with `data-copy` copy their address and say so with its words.
 */
export function useShare(): void {
  useEffect(() => {
    const share = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const sent = linkAt(event, '[data-share]');
      const copied = linkAt(event, '[data-copy]');
      if (sent && 'share' in navigator) {
        event.preventDefault();
        // Rejected when the visitor closes the menu.
        navigator
          .share({ title: document.title, url: sent.dataset.share ?? '' })
          .catch(() => undefined);
      }
      if (copied && 'clipboard' in navigator) {
        event.preventDefault();
        navigator.clipboard.writeText(copied.href).then(
          () => (copied.textContent = copied.dataset.copy ?? ''),
          () => undefined,
        );
      }
    };
    document.addEventListener('click', share);
    return () => document.removeEventListener('click', share);
  }, []);
}
