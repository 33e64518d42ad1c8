import { useEffect, useState } from 'react';
import { searchPage } from '../../config/search-page';
import type { SearchText } from '../../content-model/data';
import { replaceAddress } from '../../lib/replace-address';
import * as styles from './site-search.module.css';

const folder = '/pagefind/';

/** Pagefind's interface, and the words of the address in it. */
async function start(): Promise<void> {
  const program = `${folder}pagefind-component-ui.js`;
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

/** Finds pages while somebody types. Without script, the list below it leads to all of them. */
export function SiteSearch({ text }: { text: SearchText }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    start().catch(() => setFailed(true));
  }, []);
  if (failed) return <p role="status">{text.failed}</p>;
  return (
    <div className={styles.search}>
      <link rel="stylesheet" href={`${folder}pagefind-component-ui.css`} />
      <pagefind-config bundle-path={folder} lang="de" no-worker="" />
      <pagefind-input debounce="150" />
      <pagefind-summary />
      <pagefind-results max-results="20" hide-sub-results="" />
    </div>
  );
}
