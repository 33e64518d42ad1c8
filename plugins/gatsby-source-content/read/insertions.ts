import { thirdPartiesInUse } from '../../../src/config/third-parties';
import type { DataOf, Site } from '../../../src/content-model/data';
import { isPlaceholder, placeholderNote } from '../../../src/content-model/placeholders';
import type { Sources } from '../../../src/content-model/sources';
import { formatEuro } from '../../../src/lib/format';
import { setupAndMonthlyText } from '../../../src/lib/price-text';
import type {
  Insertions,
  Placeholders,
  ThirdPartyFact,
  ThirdPartyFacts,
} from './markdown/draw-components';

/**
 * What the components of a text put in: the owner's data, prices, third parties, conversations,
 * videos, and what a demonstration is offered with.
 * What could not be read is left undefined, so that no text is reported for it.
 */
export function insertionsOf(
  sources: Partial<Sources>,
  environment: Readonly<Record<string, string | undefined>>,
): Insertions {
  const { site, packages, conversations, 'third-parties': parties } = sources;
  const { 'booking-plans': booking } = sources;
  return {
    Angabe: site && ownerPlaceholders(site),
    Preis: packages && booking && pricePlaceholders(packages, booking),
    Gespraech: conversations && Object.keys(conversations),
    Dienst: parties && thirdPartyFacts(parties, environment),
    Video: site && parties && { platform: parties.parties.video.name, videos: videosOf(site) },
    DemoAufruf: site && { text: site.contactBand.text, ...site.contactBand.demo },
  };
}

/** What `<Angabe>` may name: the `owner` entries of site.yaml, brand and contact. */
export function ownerPlaceholders({ owner, name: brand, contact }: Site): Placeholders {
  const entries = Object.entries(owner).map(([name, text]) => {
    return [name, { text: isPlaceholder(text) ? text + placeholderNote : text }] as const;
  });
  return {
    ...Object.fromEntries(entries),
    marke: { text: brand },
    telefon: { text: contact.phone, href: contact.phoneHref },
    email: { text: contact.email, href: `mailto:${contact.email}` },
  };
}

/**
 * What `<Preis>` may name: `home.pro` is a package with both its prices, `home.pro.erstes-jahr` what
 * it costs with its setup, `home.pro.weiteres-jahr` without, `terminbuchung.basic` a booking plan's
 * monthly price.
 */
export function pricePlaceholders(
  packages: Sources['packages'],
  { plans }: Sources['booking-plans'],
): Placeholders {
  const prices = Object.entries(packages).flatMap(([group, { cards }]) =>
    cards.flatMap((card) => {
      const name = `${group}.${card.id}`;
      const year = 12 * card.monthly;
      return [
        [name, setupAndMonthlyText(card)],
        [`${name}.erstes-jahr`, formatEuro(card.setup + year)],
        [`${name}.weiteres-jahr`, formatEuro(year)],
      ] as const;
    }),
  );
  const ofPlans = plans.map(({ id, price }) => [`terminbuchung.${id}`, formatEuro(price)] as const);
  return Object.fromEntries([...prices, ...ofPlans].map(([name, text]) => [name, { text }]));
}

type ThirdParties = DataOf<'third-parties'>;

/** What `<Dienst>` says of each third party; false for those this build does not use. */
export function thirdPartyFacts(
  { parties, labels }: ThirdParties,
  environment: Readonly<Record<string, string | undefined>>,
): ThirdPartyFacts {
  const inUse = thirdPartiesInUse(environment);
  return Object.fromEntries(
    Object.entries(parties).map(([id, party]) => [id, inUse.has(id) && describe(labels, party)]),
  );
}

function describe(
  labels: ThirdParties['labels'],
  party: ThirdParties['parties']['hosting'],
): ThirdPartyFact {
  const { name, company, seat, policy } = party;
  const facts: ThirdPartyFact['facts'] = [
    { label: labels.provider, text: `${company}, ${seat}` },
    { label: labels.purpose, text: party.purpose },
    { label: labels.data, text: party.data },
    { label: labels.loaded, text: party.loaded },
    { label: labels.basis, text: party.basis },
  ];
  if (party.transfer) facts.push({ label: labels.transfer, text: party.transfer });
  if (policy)
    facts.push({ label: labels.policy, text: `${labels.policyOf} ${company}`, href: policy });
  return { name, facts };
}

const videosOf = ({ video }: Site) =>
  Object.fromEntries(
    Object.entries(video.ids).map(([name, id]) => [
      name,
      { embed: `${video.embed}${id}`, watch: `${video.watch}${id}` },
    ]),
  );
