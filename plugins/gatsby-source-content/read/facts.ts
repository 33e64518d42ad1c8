import { thirdPartiesInUse } from '../../../src/config/third-parties';
import type { Site } from '../../../src/content-model/data';
import { isPlaceholder, placeholderNote } from '../../../src/content-model/placeholders';
import { type InlineHtml, richText } from '../../../src/content-model/primitives';
import { roomsUntilCheaper } from '../../../src/content-model/data/packages';
import type { Sources } from '../../../src/content-model/sources';
import type { Insertion, ThirdPartyFacts } from '../../../src/content-model/text-insertions';
import { formatEuro, formatPrice } from '../../../src/lib/format';
import { setupAndMonthlyText } from '../../../src/lib/price-text';

type Named = Readonly<Record<string, Insertion>>;

/** What `<Angabe>` may name: the `owner` entries of site.yaml, brand and contact. */
export function ownerFacts({ owner, name, contact }: Site): Named {
  const entries = Object.entries(owner).map(([key, text]) => {
    return [key, { text: isPlaceholder(text) ? text + placeholderNote : text }] as const;
  });
  return {
    ...Object.fromEntries(entries),
    marke: { text: name },
    telefon: { text: contact.phone, href: contact.phoneHref },
    email: { text: contact.email, href: `mailto:${contact.email}` },
  };
}

/**
 * What `<Preis>` may name: `home.pro` is a package with both its prices, `home.pro.erstes-jahr` and
 * `home.pro.weiteres-jahr` what it costs with and without its setup, `terminbuchung.basic` a plan's
 * monthly price, `hotel.pro.zimmer` from how many rooms the package for the whole house is cheaper.
 */
export function priceFacts(
  packages: Sources['packages'],
  { plans }: Sources['booking-plans'],
): Named {
  const prices = Object.entries(packages).flatMap(([group, { cards }]) =>
    cards.flatMap((card) => {
      const name = `${group}.${card.id}`;
      const year = 12 * card.monthly;
      const house = cards.find(({ per }) => per === undefined);
      const rooms = house && roomsUntilCheaper(house, card);
      return [
        [name, setupAndMonthlyText(card)],
        [`${name}.erstes-jahr`, formatEuro(card.setup + year)],
        [`${name}.weiteres-jahr`, formatEuro(year)],
        ...(rooms === undefined ? [] : [[`${name}.zimmer`, String(rooms)] as const]),
      ] as const;
    }),
  );
  const ofPlans = plans.map(({ id, price }) => [`terminbuchung.${id}`, formatEuro(price)] as const);
  return Object.fromEntries([...prices, ...ofPlans].map(([name, text]) => [name, { text }]));
}

/** What `<Dienst>` says of each third party; null for those this build does not use. */
export function thirdPartyFacts(
  { parties, labels }: Sources['third-parties'],
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, ThirdPartyFacts | null> {
  const inUse = thirdPartiesInUse(environment);
  return Object.fromEntries(
    Object.entries(parties).map(([id, party]) => {
      const { name, company, seat, policy, transfer } = party;
      const facts = [
        { label: labels.provider, text: `${company}, ${seat}` },
        { label: labels.purpose, text: party.purpose },
        { label: labels.data, text: party.data },
        { label: labels.loaded, text: party.loaded },
        { label: labels.basis, text: party.basis },
        ...(transfer ? [{ label: labels.transfer, text: transfer }] : []),
        ...(policy
          ? [{ label: labels.policy, text: `${labels.policyOf} ${company}`, href: policy }]
          : []),
      ];
      return [id, inUse.has(id) ? { name, facts } : null];
    }),
  );
}

type FactSources = Pick<Sources, 'site' | 'packages' | 'booking-plans' | 'voice-prices'>;

/** What a sentence in YAML may name in braces; nothing while one of its files is broken. */
export function factsOf(sources: { [N in keyof FactSources]?: FactSources[N] | undefined }):
  ReadonlyMap<string, string> | undefined {
  const { site, packages, 'booking-plans': booking, 'voice-prices': voice } = sources;
  if (!site || !packages || !booking || !voice) return undefined;
  const { days, from, to } = site.contact.phoneHours;
  const perMinute = voice.rows.map(({ aiPrice }) => aiPrice);
  const named = Object.entries({ ...ownerFacts(site), ...priceFacts(packages, booking) });
  return new Map([
    ...named.map(([name, { text }]) => [name, text] as const),
    ['bürozeiten', `${days}\u00a0${from.replace(/^0/, '')}–${to}\u00a0Uhr`],
    ['ust', site.vat],
    ['telefonminute.einrichtung', formatEuro(voice.setup)],
    ['telefonminute.ab', formatPrice(Math.min(...perMinute))],
    ['telefonminute.bis', formatPrice(Math.max(...perMinute))],
  ]);
}

const placeholder = /\{([^{}]+)\}/g;

/** Every fact that a text names. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

/**
 * Puts the facts into a sentence.
 * @throws naming one that no file has; the content check says the same earlier, for editors
 */
export function withFacts(html: InlineHtml, facts: ReadonlyMap<string, string>): InlineHtml {
  const filled: unknown = html.replace(placeholder, (_whole, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`No fact "${name}"`);
    return richText.parse(fact);
  });
  return isHtml(filled) ? filled : html;
}

/** Checked HTML with checked texts in it is checked. */
const isHtml = (value: unknown): value is InlineHtml => typeof value === 'string';
