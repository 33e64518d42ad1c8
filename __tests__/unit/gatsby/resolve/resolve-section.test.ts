/** @jest-environment node */
import { section } from '../../../../src/content-model/sections';
import { resolveSection } from '../../../../src/gatsby/resolve/resolve-section';
import { fakeDependencies } from '../../../support/dependencies';

const head = { label: 'Team', heading: 'Wer Dienst hat' };
const link = { label: 'Los', to: '/trial' };

const resolve = (authored: object) => resolveSection(section.parse(authored), fakeDependencies);

const event = { time: '07:45', title: 'Termin', place: 'Werkstatt' };
const dialHero = {
  kind: 'clock-hero',
  badge: { figure: '−30 %', text: 'Rabatt' },
  heading: 'Immer im Dienst',
  lead: 'Wir heben ab.',
  actions: [link, link],
  priceOf: 'home',
  dial: {
    now: '03:12',
    opens: '08:00',
    closes: '17:00',
    openLabel: 'Offen',
    dutyLabel: 'Dienst',
    caption: 'Ein Tag',
    listLabel: 'Der Tag',
    events: [event, event, event, event],
  },
  figures: Array(4).fill({ value: '24/7', label: 'Da', gauge: 'clock' }),
};

test('dial-hero: the group gives way to the price of its cheapest package', async () => {
  const resolved = await resolve(dialHero);
  expect(resolved).toMatchObject({ price: { setup: 500, monthly: 9.9 } });
  expect(resolved).not.toHaveProperty('priceOf');
});

test('team: ids become assistants with portraits, in the order of the page', async () => {
  const resolved = await resolve({
    kind: 'team',
    ...head,
    assistants: ['selina', 'luigi'],
    show: 1,
  });
  expect(resolved).toMatchObject({
    assistants: [
      { name: 'Selina', portrait: '/static/portraits/selina.svg' },
      { name: 'Luigi', portrait: '/static/portraits/luigi.svg' },
    ],
  });
});

test('latest-posts: as many posts as asked for', async () => {
  const resolved = await resolve({ kind: 'latest-posts', ...head, count: 2, link });
  expect(resolved).toMatchObject({
    posts: [{ path: '/blog/beitrag-1' }, { path: '/blog/beitrag-2' }],
  });
});

test('testimonials: ids become quotes, in the order of the page', async () => {
  const resolved = await resolve({
    kind: 'testimonials',
    ...head,
    testimonials: ['novak', 'kern'],
  });
  expect(resolved).toMatchObject({
    testimonials: [{ person: 'Petra Novak' }, { person: 'Georg Kern' }],
  });
});

test('packages: the group comes with its own features', async () => {
  const resolved = await resolve({ kind: 'packages', ...head, packages: 'home' });
  expect(resolved).toMatchObject({
    group: {
      footnote: 'Preise ohne USt.',
      cards: [{ features: ['Hausliste'] }, { features: ['Hausliste'] }],
    },
  });
});

test("packages: an industry's lists replace the features, by package", async () => {
  const resolved = await resolve({
    kind: 'packages',
    ...head,
    packages: 'home',
    features: 'hotel',
  });
  expect(resolved).toMatchObject({
    group: {
      cards: [
        { id: 'pro', features: ['Transfer'] },
        { id: 'basic', features: ['Gästemappe'] },
      ],
    },
  });
});

test('contact-intro: the picture is made for 640 pixels and the contact comes along', async () => {
  const resolved = await resolve({
    kind: 'contact-intro',
    heading: 'Reden wir',
    lead: 'Gern.',
    quote: { text: 'Ein Anruf genügt.', by: 'Georg Kern' },
    picture: { file: 'pult.jpg', alt: 'Ein Pult' },
  });
  expect(resolved).toMatchObject({
    contact: { email: 'hallo@kern.example' },
    picture: {
      alt: 'Ein Pult',
      image: { width: 640, images: { fallback: { src: '/static/pult.jpg' } } },
    },
  });
});

test('contact-channels: the contact comes along', async () => {
  const channel = { title: 'Schreiben', text: 'Gern.' };
  const authored = {
    kind: 'contact-channels',
    ...head,
    mail: channel,
    phone: channel,
    chat: { ...channel, link },
  };
  expect(await resolve(authored)).toMatchObject({
    contact: { phoneHours: { from: '09:00' } },
    mail: channel,
  });
});

test('contact-form: the contact comes along', async () => {
  expect(await resolve({ kind: 'contact-form', ...head })).toMatchObject({
    contact: { phoneHref: 'tel:+43316000000' },
  });
});

test('consultation-form: contact and industries come along', async () => {
  expect(await resolve({ kind: 'consultation-form', ...head })).toMatchObject({
    contact: { phone: '+43 316 00 00 00' },
    industries: [{ value: 'hotels', label: 'Hotel und Vermietung' }],
  });
});

test('a kind without references stays as it is', async () => {
  const authored = section.parse({
    kind: 'closing',
    heading: 'Reden wir',
    text: 'Gern.',
    actions: [link],
  });
  expect(await resolveSection(authored, fakeDependencies)).toBe(authored);
});

test.each([
  ['assistant', { kind: 'team', ...head, assistants: ['niemand'], show: 1 }],
  ['testimonial', { kind: 'testimonials', ...head, testimonials: ['niemand'] }],
  ['group of packages', { kind: 'packages', ...head, packages: 'niemand' }],
  ['group of the price', { ...dialHero, priceOf: 'niemand' }],
])('a missing %s is named', async (_what, authored) => {
  await expect(resolve(authored)).rejects.toThrow('„niemand“ fehlt');
});
