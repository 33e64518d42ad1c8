import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { contentProblems } from '../../../tools/go-live/content';
import { contentOf } from '../../support/content';
import { contentTree, pageSource } from '../../support/content-tree';
import { siteSource } from '../../support/site';

/** A site as it may go online. */
const site = {
  ...parse(siteSource),
  contact: {
    phoneHours: contentOf('site').contact.phoneHours,
    email: 'hallo@kern.at',
    phone: '+43 316 82 13 45',
  },
  social: [{ label: 'YouTube', href: 'https://www.youtube.com/@kern' }],
  external: Object.fromEntries(
    Object.keys(contentOf('site').external).map((name) => [name, `https://formulare.at/${name}`]),
  ),
  video: { ...contentOf('site').video, ids: { film: 'dQw4w9WgXcQ' } },
  owner: { inhaber: 'Georg Kern', strasse: 'Wickenburggasse 8', uid: 'ATU64738291' },
};
const demos = contentOf('demo-businesses').map((demo) => ({
  ...demo,
  chat: 'https://wa.me/43676821345?text=Frage',
}));
const voice = {
  ...{ id: 'kern', quote: 'Passt.', person: 'Georg Kern', business: 'Werkstatt' },
  ...{ releasedOn: '2026-11-02', releasedBy: 'Georg Kern' },
};
const product = { name: 'Video', price: 99, priceId: 'price_1QabcdEFGH12345678', mode: 'payment' };

const person = {
  ...{ id: 'redaktion', name: 'Georg Kern', image: 'portraits/luigi.svg', task: 'Meister' },
  ...{ sentence: 'Ich heb ab.', description: 'Was Georg Kern schreibt. '.repeat(4).trim() },
};

type Changes = {
  site?: object;
  demos?: object;
  voices?: object;
  people?: object;
  page?: string;
  priceId?: string;
};

/** The problems of a small repository in which only the changes may be wrong. */
async function problemsWith(changes: Changes, host = 'kern.at'): Promise<string[]> {
  const root = contentTree({
    'data/site.yaml': stringify({ ...site, ...changes.site }),
    'data/demo-businesses.yaml': stringify(changes.demos ?? demos),
    'data/people.yaml': stringify(changes.people ?? [person]),
    'data/testimonials.yaml': stringify(changes.voices ?? [voice]),
    'pages/index.yaml': changes.page ?? pageSource(),
  });
  const products = { video: { ...product, priceId: changes.priceId ?? product.priceId } };
  writeFileSync(join(root, 'supabase/functions/_shared/products.json'), JSON.stringify(products));
  mkdirSync(join(root, 'supabase'), { recursive: true });
  writeFileSync(join(root, 'supabase/config.toml'), `site_url = "https://${host}"\n`);
  const problems = await contentProblems(root);
  return problems.map(({ file, field }) => `${file} ${field}`);
}

test('a site with real data may go online', async () => {
  expect(await problemsWith({})).toEqual([]);
});

test.each([
  ['owner.inhaber', { owner: { ...site.owner, inhaber: 'Erika Musterfrau' } }],
  ['owner.strasse', { owner: { ...site.owner, strasse: 'Musterstraße 00' } }],
  ['owner.uid', { owner: { ...site.owner, uid: 'ATU00000000' } }],
  ['contact.email', { contact: { ...site.contact, email: 'a@kern.example' } }],
  ['contact.phone', { contact: { ...site.contact, phone: '+43 316 00 00 00' } }],
  ['external.videoOrder', { external: { ...site.external, videoOrder: 'https://a.example.com/' } }],
  ['social[0].href', { social: [{ label: 'Video', href: 'https://video.at/@kern.example' }] }],
  ['video.ids.film', { video: { ...site.video, ids: { film: 'UhrturmDemo1' } } }],
])('a placeholder is named with file and field: %s', async (field, change) => {
  expect(await problemsWith({ site: change })).toEqual([`content/data/site.yaml ${field}`]);
});

test('an invented number behind a QR code is refused', async () => {
  const [first, ...others] = demos;
  const invented = { ...first, chat: 'https://wa.me/43316000001?text=x' };
  expect(await problemsWith({ demos: [invented, ...others] })).toEqual([
    'content/data/demo-businesses.yaml [0].chat',
  ]);
});

test('a testimonial that nobody has released is refused', async () => {
  const { releasedOn: _on, releasedBy: _by, ...example } = voice;
  expect(await problemsWith({ voices: [voice, { ...example, id: 'zwei' }] })).toEqual([
    'content/data/testimonials.yaml [1]',
  ]);
});

test('a person who is a placeholder is refused by name and by mark', async () => {
  const people = [
    { ...person, example: true },
    { ...person, id: 'zwei', name: 'Erika Musterfrau' },
  ];
  expect(await problemsWith({ people })).toEqual([
    'content/data/people.yaml [1].name',
    'content/data/people.yaml [0]',
  ]);
});

test('an example address on a page is refused, a sample conversation is not', async () => {
  const page = (text: string) => pageSource().replace('Wir heben ab.', text);
  expect(await problemsWith({ page: page('Hier [mehr](https://a.example.com/)') })).toEqual([
    'content/pages/index.yaml sections[0].lead',
  ]);
  expect(await problemsWith({ page: page('Musterweg 9, Graz') })).toEqual([]);
});

test('a price id that is not of Stripe is refused', async () => {
  expect(await problemsWith({ priceId: 'price_video_basic' })).toEqual([
    'supabase/functions/_shared/products.json video.priceId',
  ]);
});

test('mails must not lead to an example', async () => {
  expect(await problemsWith({}, 'kern.example')).toEqual(['supabase/config.toml site_url']);
});
