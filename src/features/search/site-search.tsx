import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchFolder, searchPage } from '../../config/search-page';
import type { SearchText } from '../../content-model/data';
import { replaceAddress } from '../../lib/replace-address';

/** Pagefind's interface, and the words of the address in it. */
async function start(): Promise<void> {
  const program = `${searchFolder}pagefind-component-ui.js`;
  await import(/* webpackIgnore: true */ program);
  const instance = window.PagefindComponents?.getInstanceManager().getInstance('default');
  const asked = new URLSearchParams(window.location.search).get(searchPage.parameter);
  if (asked) instance?.triggerSearch(asked);
  document.querySelector<HTMLElement>('pagefind-input input')?.focus();
  // A found page leads back to what was searched for.
  instance?.on('search', (words) => {
    const query = new URLSearchParams({ [searchPage.parameter]: words }).toString();
    replaceAddress(words ? `?${query}` : window.location.pathname);
  });
}

/** Lets somebody search in the box of the page. Without script, the list below it leads to all pages. */
export function SiteSearch({ text }: { text: SearchText }) {
  const [place, setPlace] = useState<Element | null>();
  useEffect(() => {
    start().catch(() => setPlace(document.querySelector('pagefind-summary')));
  }, []);
  return place ? createPortal(<p role="status">{text.failed}</p>, place) : null;
}
