import { contentTree, coverPicture, postSource } from '../../../__tests__/support/content-tree';
import { contentOf } from '../../../__tests__/support/content';
import { richText } from '../../../src/content-model/primitives';
import { factsOf, ownerFacts, thirdPartyFacts, withFacts } from '../read/facts';
import { unpublishedPosts } from '../read/files';

const site = contentOf('site');
const phoneHours = { days: 'Mo–Fr', from: '09:00', to: '17:00' };
const owner = { inhaber: 'Anna Musterfrau', sitz: 'Graz' };
const house = { id: 'haus', setup: 2000, monthly: 100 };
const facts = factsOf({
  site: { ...site, owner, vat: 'exkl. USt', contact: { ...site.contact, phoneHours } },
  packages: Object({
    home: { cards: [{ id: 'pro', setup: 1500, monthly: 29.9, per: 'pro Zimmer' }, house] },
  }),
  'booking-plans': Object({ plans: [{ id: 'basic', price: 19.9 }] }),
  'voice-prices': Object({ setup: 900, rows: [{ aiPrice: 1 }, { aiPrice: 0.75 }] }),
});

test.each([
  ['home.pro', 'ab 1.500 € einmalig + 29,90 € pro Zimmer/Monat'],
  ['home.pro.erstes-jahr', '1.858,80 €'],
  ['home.pro.weiteres-jahr', '358,80 €'],
  ['home.pro.zimmer', '5'],
  ['terminbuchung.basic', '19,90 €'],
  ['telefonminute.einrichtung', '900 €'],
  ['telefonminute.ab', '0,75 €'],
  ['telefonminute.bis', '1,00 €'],
  ['bürozeiten', 'Mo–Fr 9:00–17:00 Uhr'],
  ['ust', 'exkl. USt'],
  ['inhaber', 'Anna Musterfrau (Platzhalter)'],
  ['sitz', 'Graz'],
  ['marke', site.name],
])('{%s} stands for %s', (name, text) => {
  expect(facts?.get(name)?.replaceAll('\u00a0', ' ')).toBe(text);
});

test('who can be rung up or written to is a link; a fact that nobody has stops the build', () => {
  const { telefon, email } = ownerFacts(site);
  expect([telefon?.href, email?.href]).toEqual([
    site.contact.phoneHref,
    `mailto:${site.contact.email}`,
  ]);
  const known = new Map([['ust', 'exkl. *USt*']]);
  expect(withFacts(richText.parse('**{ust}**'), known)).toBe('<strong>exkl. <em>USt</em></strong>');
  expect(() => withFacts(richText.parse('{uts}'), known)).toThrow('uts');
});

test('of a third party stands what its law asks for, and nothing of one that is not used', () => {
  const { parties, labels } = contentOf('third-parties');
  const { emailjs, chatAgent } = thirdPartyFacts(
    { parties, labels },
    { ...process.env, GATSBY_CHAT_AGENT_SRC: '' },
  );
  expect(chatAgent).toBeNull();
  const { company, seat, purpose, data, loaded, basis, transfer, policy } = parties.emailjs;
  expect(emailjs?.facts.map(({ text }) => text)).toEqual([
    `${company}, ${seat}`,
    ...[purpose, data, loaded, basis, transfer, policy && `${labels.policyOf} ${company}`].filter(
      Boolean,
    ),
  ]);
  expect(emailjs?.facts.at(-1)?.href).toBe(policy);
});

test('a release leaves out drafts and posts of another day', () => {
  const post = (from: string, to: string) => postSource('Servus.\n').replace(from, to);
  const root = contentTree({
    'blog/entwurf/index.mdx': post('date:', 'draft: true\ndate:'),
    'blog/morgen/index.mdx': post('2025-10-02', '2026-11-27'),
    'blog/morgen/cover.png': coverPicture,
    'blog/heute/index.mdx': post('2025-10-02', '2026-11-26'),
  });
  expect(unpublishedPosts(root, new Date('2026-11-26T22:30:00Z'))).toEqual(['entwurf', 'morgen']);
});
