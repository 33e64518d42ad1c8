import { tried } from '../../lib/tried';
import { formMessages as words } from './messages';

/** Something one can ask for, by the id that addresses carry. */
export type Subject = { id: string; label: string };

/** What a form is about, and the words that say so to the agency. */
export type About = { label?: string | undefined; message?: string; industry?: string | undefined };

/**
 * What leads to a form: what an address names by its ids, or what was tried on the site.
 * @param search the query part of the address, "?branche=hotels&paket=hotel-pro"
 */
export function aboutOf(
  search: string,
  subjects: readonly Subject[],
  industries: readonly { value: string }[],
): About {
  const query = new URLSearchParams(search);
  const industry = industries.find(({ value }) => value === query.get('branche'))?.value;
  const label = subjects.find(({ id }) => id === query.get('paket'))?.label;
  if (label !== undefined) return { label, message: words.interest(label), industry };
  const { sentence, about, ...more } = tried() ?? {};
  return sentence === undefined
    ? { industry }
    : { industry, ...more, label: about ?? sentence, message: sentence };
}
