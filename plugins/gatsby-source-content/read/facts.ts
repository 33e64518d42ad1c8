import { richText, type InlineHtml } from '../../../src/content-model/primitives';
import { rateText } from '../../../src/content-model/fill-in';
import type { Sources } from '../../../src/content-model/sources';
import { formatEuro, formatPrice, hoursText } from '../../../src/lib/format';
import { ownerPlaceholders, pricePlaceholders } from './insertions';

/** What answers may name, by its name. */
export type Facts = ReadonlyMap<string, string>;

/** The files that say it, as far as they could be read. */
type FactSources = {
  [N in 'site' | 'packages' | 'booking-plans' | 'voice-prices' | 'trainings' | 'products']?:
    Sources[N] | undefined;
};

/**
 * What an answer may name in braces: all that `<Angabe>` and `<Preis>` know, and `bürozeiten`,
 * `ust`, `workshop.rabatt`, `home.enterprise.minuten`, `terminbuchung.nachricht`, `telefonminute.ab`,
 * `training.einsteiger`, `training.termin`, `video.basic`.
 * @returns undefined when a file is broken
 */
export function factsOf(sources: FactSources): Facts | undefined {
  const { site, packages, 'booking-plans': booking, 'voice-prices': voice } = sources;
  const { trainings, products } = sources;
  if (!site || !packages || !booking || !voice || !trainings || !products) return undefined;
  const { days, from, to } = site.contact.phoneHours;
  const perMinute = voice.rows.map(({ aiPrice }) => aiPrice);
  const named = Object.entries({
    ...ownerPlaceholders(site),
    ...pricePlaceholders(packages, booking),
  });
  const facts: [string, string | undefined][] = [
    ...named.map(([name, { text }]): [string, string] => [name, text]),
    ['bürozeiten', hoursText(days, from, to)],
    ['ust', site.vat],
    ['terminbuchung.nachricht', rateText(booking.overage.message)],
    ['terminbuchung.minute', rateText(booking.overage.minute)],
    ['telefonminute.einrichtung', formatEuro(voice.setup)],
    ['telefonminute.ab', formatPrice(Math.min(...perMinute))],
    ['telefonminute.bis', formatPrice(Math.max(...perMinute))],
    ['training.termin', trainings.firstDate.text],
  ];
  for (const [group, { cards, pilotDiscount }] of Object.entries(packages)) {
    facts.push([`${group}.rabatt`, pilotDiscount && `${pilotDiscount.percent}\u00a0%`]);
    for (const { id, minutes } of cards)
      facts.push([`${group}.${id}.minuten`, minutes === undefined ? undefined : String(minutes)]);
  }
  for (const { id, price, priceNote } of trainings.offers)
    facts.push([`training.${id}`, `${formatEuro(price)} ${priceNote}`]);
  for (const [id, { price }] of Object.entries(products))
    facts.push([id.replace('-', '.'), formatEuro(price)]);
  return new Map(facts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

const placeholder = /\{([^{}]+)\}/g;

/** Every fact that a text names. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

/**
 * Puts the facts into an answer.
 * @throws naming one that no file has; the content check says the same earlier, for editors
 */
export function withFacts(html: InlineHtml, facts: Facts | undefined): InlineHtml {
  const filled: unknown = html.replace(placeholder, (_whole, name: string) => {
    const fact = facts?.get(name);
    if (fact === undefined) throw new Error(`No fact "${name}"`);
    return richText.parse(fact);
  });
  return isHtml(filled) ? filled : html;
}

/** Checked HTML with checked texts in it is checked. */
const isHtml = (value: unknown): value is InlineHtml => typeof value === 'string';
