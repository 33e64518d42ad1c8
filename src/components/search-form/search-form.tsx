import { useCallback } from 'react';
import { searchPage } from '../../config/search-page';
import type { SearchText } from '../../content-model/data';
import * as styles from './search-form.module.css';

type SearchFormProps = {
  text: Pick<SearchText, 'field' | 'button'>;
  /** With `onChange`: what is being searched for. Without it the form opens the search page. */
  value?: string;
  onChange?: (value: string) => void;
};

/** One field that searches the site. */
export function SearchForm({ text, value, onChange }: SearchFormProps) {
  // Words typed before this script ran are searched for as well: React keeps them and says nothing.
  const takeOver = useCallback(
    (field: HTMLInputElement | null) => {
      if (field?.value) onChange?.(field.value);
    },
    [onChange],
  );
  return (
    <form
      role="search"
      action={searchPage.path}
      className={styles.form}
      onSubmit={(event) => {
        if (!onChange) return;
        event.preventDefault();
        if (!window.matchMedia('(pointer: coarse)').matches) return;
        // The keyboard of a phone would lie over what was found.
        event.currentTarget.querySelector('input')?.blur();
        event.currentTarget.scrollIntoView();
      }}
    >
      <label htmlFor="search">{text.field}</label>
      <input
        ref={takeOver}
        id="search"
        type="search"
        name={searchPage.parameter}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={onChange && (({ target }) => onChange(target.value))}
      />
      <button type="submit">{text.button}</button>
    </form>
  );
}
