/** @jest-environment node */
import { head, offerDependencies, resolved } from '../../../support/offers';

const columns = {
  service: 'Service',
  type: 'Typ',
  setup: 'Einrichtung',
  aiPrice: 'KI',
  regularPrice: 'Regulär',
  saving: 'Ersparnis',
};
const trainingHero = {
  heading: 'Ein Tag',
  lead: 'In Graz.',
  dateLabel: 'Erster Termin',
  bookLabel: 'Buchen',
  flyerLabel: 'Flyer',
  facts: [
    { term: 'Ort', text: 'Graz' },
    { term: 'Dauer', text: 'Ein Tag' },
  ],
};
const videoPackages = { ...head, orderLabel: 'Bestellen' };

test('price-board: the prices of all ten services', async () => {
  const { prices } = await resolved('price-board', { ...head, columns, note: 'exkl. USt' });
  expect(prices.setup).toBe(1500);
  expect(prices.rows).toHaveLength(10);
});

test('demo-picker: every business carries the code of its own chat', async () => {
  const { demos } = await resolved('demo-picker', { ...head, hint: 'Scannen', openLabel: 'Los' });
  expect(demos).toHaveLength(4);
  expect(new Set(demos.map(({ qr }) => qr.path)).size).toBe(4);
});

test('booking-plans: three plans and the small print', async () => {
  const { plans, notes } = await resolved('booking-plans', head);
  expect(plans.map(({ price, oldPrice }) => [price, oldPrice])).toEqual([
    [19.9, 25.9],
    [49.99, 65.9],
    [169.9, 199.9],
  ]);
  expect(notes.length).toBeGreaterThan(0);
});

test('video-packages: the price is that of the product, and nothing else of it leaves the build', async () => {
  const { packages, orderUrl } = await resolved('video-packages', videoPackages);
  expect(packages.map(({ product, price }) => [product, price])).toEqual([
    ['video-basic', 99],
    ['video-professional', 450],
    ['video-hero', 880],
  ]);
  expect(JSON.stringify(packages)).not.toContain('price_');
  expect(orderUrl).toMatch(/^https:/);
});

test('video-packages: a product that cannot be paid stops the build', async () => {
  const deps = { ...offerDependencies, products: async () => ({}) };
  await expect(resolved('video-packages', videoPackages, deps)).rejects.toThrow('video-basic');
});

test('training-hero: the first date and both links', async () => {
  expect(await resolved('training-hero', trainingHero)).toMatchObject({
    firstDate: { iso: '2025-11-14' },
    bookUrl: expect.stringMatching(/^https:/),
    flyerUrl: expect.stringMatching(/^https:/),
  });
});

test('training-offers: one to book, two to come', async () => {
  const { offers } = await resolved('training-offers', {
    ...head,
    bookLabel: 'Buchen',
    soonLabel: 'Bald verfügbar',
  });
  expect(offers.map(({ status }) => status)).toEqual(['bookable', 'soon', 'soon']);
});

test('booking-banner: the date and the link to the form', async () => {
  const banner = { heading: 'Zehn Sessel', text: 'Einer frei.', bookLabel: 'Buchen' };
  expect(await resolved('booking-banner', banner)).toMatchObject({
    firstDate: { tag: '14. NOV 2025' },
    bookUrl: expect.stringMatching(/^https:/),
  });
});

test('portrait-hero: the id gives way to the assistant with the portrait', async () => {
  const { assistant } = await resolved('portrait-hero', {
    assistant: 'sam',
    heading: 'Willkommen',
    lead: 'Ich bin Sam.',
    actions: [{ label: 'Demo', to: '/trial' }],
    facts: trainingHero.facts,
  });
  expect(assistant).toMatchObject({ name: 'Sam', portrait: '/static/portraits/sam.svg' });
});
