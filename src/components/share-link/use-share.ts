import { useEffect } from 'react';
import { isPlainClick } from '../../lib/plain-click';

/** Lets share links open the menu that the device offers for that, where it has one. */
export function useShare(): void {
  useEffect(() => {
    const share = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('[data-share]') : null;
      const url = link?.getAttribute('data-share');
      if (typeof url !== 'string' || !('share' in navigator) || !isPlainClick(event)) return;
      event.preventDefault();
      // Rejected when the visitor closes the menu.
      navigator.share({ title: document.title, url }).catch(() => undefined);
    };
    document.addEventListener('click', share);
    return () => document.removeEventListener('click', share);
  }, []);
}
