import { useId, useMemo, useRef, useState } from 'react';
import { Questions } from '../../components/questions/questions';
import { RichText } from '../../components/rich-text';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './answers.module.css';
import type { deriveAnswers } from './derive';
import { foundText } from './messages';
import { searchOver } from './search';

type FinderProps = Pick<DerivedProps<typeof deriveAnswers>, 'section'>;

const shown = 5;

/** Answers while somebody types; Enter leads to the first. Nothing leaves the browser. */
export default function Finder({ section }: FinderProps) {
  const { fieldLabel, suggestions, questions, synonyms, noneText } = section;
  const id = useId();
  const results = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const search = useMemo(() => searchOver(questions, synonyms), [questions, synonyms]);
  const asked = query.trim().length > 1;
  const found = asked ? search(query, shown) : [];
  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          results.current?.querySelector('summary')?.focus();
        }}
      >
        <label htmlFor={id}>{fieldLabel}</label>
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => setQuery(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <p role="status" className={found.length > 0 ? styles.count : undefined}>
        {found.length > 0 && foundText(found.length)}
        {asked && found.length === 0 && <RichText html={noneText} as="span" />}
      </p>
      <div ref={results} className={styles.results}>
        {/* Another query, other answers: the first is open again. */}
        {found.length > 0 && <Questions key={found[0]?.question} questions={found} openFirst />}
      </div>
    </>
  );
}
