import { useState } from 'react';
import { SearchForm } from '../../components/search-form/search-form';
import { searchPage } from '../../config/search-page';
import { useAddress } from '../../lib/use-address';
import { useClientValue } from '../../lib/use-client-value';
import type { SearchText } from '../../content-model/data';
import { searchWords as words } from './messages';
import { type Outcome, useSearch } from './use-search';
import * as styles from './site-search.module.css';

const { parameter } = searchPage;

/**
 * Finds pages while somebody types. Without script the form opens the same page, which lists all of
 * them.
 */
export function SiteSearch({ text }: { text: SearchText }) {
  const asked = useClientValue(() => new URLSearchParams(window.location.search).get(parameter));
  const [typed, setTyped] = useState<string>();
  const query = typed ?? asked ?? '';
  const outcome = useSearch(query.trim());
  // A found page leads back to what was searched for.
  useAddress(`?${new URLSearchParams({ [parameter]: query }).toString()}`, typed !== undefined);
  return (
    <>
      <SearchForm text={text} value={query} onChange={setTyped} />
      <p role="status" className={styles.status}>
        {statusOf(outcome)}
      </p>
      <Hits outcome={outcome} />
    </>
  );
}

function statusOf(outcome: Outcome): string | undefined {
  if (outcome === undefined) return undefined;
  if (outcome === 'failed' || outcome === 'searching') return words[outcome];
  const { total, words: searched } = outcome;
  return total === 0 ? words.none(searched) : words.found(total, searched);
}

function Hits({ outcome }: { outcome: Outcome }) {
  if (outcome === undefined || typeof outcome === 'string' || outcome.total === 0) return null;
  return (
    <ol className={styles.hits}>
      {outcome.hits.map(({ path, title, excerpt }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          {/* Pagefind escapes the text of the page and adds nothing but <mark>. */}
          <p dangerouslySetInnerHTML={{ __html: excerpt }} />
        </li>
      ))}
    </ol>
  );
}
