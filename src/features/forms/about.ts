import { ownHours, ownTrade } from '../../lib/own-business';
import { type Tried, tried } from '../../lib/tried';
import { formMessages as words } from './messages';

/** Something one can ask for, by the id that addresses carry. */
export type Subject = { id: string; label: string };

/** What a form is about, and the words that say so to the agency. */
export type About = {
  label?: string | undefined;
  message?: string | undefined;
  hours?: string | undefined;
  industry?: string | undefined;
};

/**
 * What leads to a form: what an address names by its ids, or what was tried on the site, and the
 * opening hours said at the clock.
 * @param search the query part of the address, "?branche=hotels&paket=hotel-pro"
 */
export function aboutOf(
  search: string,
  subjects: readonly Subject[],
  industries: readonly { value: string }[],
): About {
  const query = new URLSearchParams(search);
  const offer = subjects.find(({ id }) => id === query.get('paket'))?.label;
  const asked: Tried | undefined =
    offer === undefined ? tried() : { about: offer, sentence: words.interest(offer) };
  const trade = query.get('branche') ?? asked?.industry ?? ownTrade();
  const hours = ownHours()?.said;
  return {
    industry: industries.find(({ value }) => value === trade)?.value,
    label:
      [asked?.about ?? asked?.sentence, hours && words.hours].filter(Boolean).join(', ') ||
      undefined,
    message: asked?.sentence,
    hours,
  };
}
