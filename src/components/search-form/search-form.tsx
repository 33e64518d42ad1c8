import { searchPage } from '../../config/search-page';
import type { SearchText } from '../../content-model/data';
import * as styles from './search-form.module.css';

/** One field that opens the search page with what is typed. */
export function SearchForm({ text }: { text: Pick<SearchText, 'field' | 'button'> }) {
  return (
    <form role="search" action={searchPage.path} className={styles.form}>
      <label htmlFor="search">{text.field}</label>
      <input
        id="search"
        type="search"
        name={searchPage.parameter}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">{text.button}</button>
    </form>
  );
}
