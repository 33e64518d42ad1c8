import type { ReactNode } from 'react';
import { searchFolder } from '../../config/search-page';
import * as styles from './site-search.module.css';

/** Where Pagefind's interface comes (site-search.tsx). */
export const SearchBox = (): ReactNode => (
  <div className={styles.search}>
    <link rel="stylesheet" href={`${searchFolder}pagefind-component-ui.css`} />
    <pagefind-config bundle-path={searchFolder} lang="de" no-worker="" />
    <pagefind-input debounce="150" />
    <pagefind-summary />
    <pagefind-results max-results="20" hide-sub-results="" />
  </div>
);
