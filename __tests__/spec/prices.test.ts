import { contentOf } from '../support/content';

// Section 9 of the specification: amounts in euros.

const packages = contentOf('packages');

test.each([
  ['home', 'basic', 500, 9.9],
  ['home', 'pro', 1500, 19.9],
  ['home', 'enterprise', 5000, 49.9],
  ['workshop', 'basic', 750, 19.9],
  ['workshop', 'pro', 2200, 39.9],
  ['workshop', 'enterprise', 5500, 79.9],
  ['hotel', 'basic', 750, 14.9],
  ['hotel', 'pro', 2200, 29.9],
  ['hotel', 'enterprise', 5500, 49.9],
])('%s %s costs from %d once and %d a month', (group, id, setup, monthly) => {
  const card = packages[group]?.cards.find((one) => one.id === id);
  expect(card).toMatchObject({ setup, monthly, action: { to: '/trial' } });
});

test('one package of each group is recommended: PRO', () => {
  for (const { cards } of Object.values(packages)) {
    const recommended = cards.filter(({ highlight }) => highlight);
    expect(recommended.map(({ id, badge }) => [id, badge])).toEqual([['pro', 'EMPFOHLEN']]);
  }
});

test('two of the hotel prices are per room; pilot partners save 30 percent', () => {
  expect(packages['hotel']?.cards.map(({ per }) => per)).toEqual([
    'pro Zimmer',
    'pro Zimmer',
    undefined,
  ]);
  for (const group of ['workshop', 'hotel'])
    expect(packages[group]?.pilotDiscount).toMatchObject({ percent: 30 });
});

test('booking plans, new and old price a month', () => {
  const { plans } = contentOf('booking-plans');
  expect(plans.map(({ title, price, oldPrice }) => [title, price, oldPrice])).toEqual([
    ['BASIC', 19.9, 25.9],
    ['PRO', 49.99, 65.9],
    ['HERO', 169.9, 199.9],
  ]);
});

test('calls by AI: setup, price a minute and the regular one', () => {
  const { setup, rows } = contentOf('voice-prices');
  expect(setup).toBe(1500);
  expect(rows.map((row) => [row.service, row.type, row.aiPrice, row.regularPrice])).toEqual([
    ['Kundendienst (Basis)', 'Inbound', 0.75, 1.5],
    ['Technischer Support (einfache Anfragen)', 'Inbound', 0.75, 2],
    ['Verkaufsgespräche (Leadgenerierung)', 'Outbound', 1, 3],
    ['Terminvereinbarungen', 'Outbound', 0.8, 3.5],
    ['Bestellannahme', 'Inbound', 0.8, 1.7],
    ['Feedback-Sammlung', 'Outbound', 0.75, 2.5],
    ['Reklamationsannahme', 'Inbound', 0.8, 2.5],
    ['Kundenzufriedenheitsumfragen', 'Outbound', 0.75, 1.8],
    ['Komplexer technischer Support (mehrstufig)', 'Inbound', 1, 3],
    ['Marketing-Anrufe (Personalisierte Werbung)', 'Outbound', 1.2, 3.5],
  ]);
});

test('video packages cost what is charged for them', () => {
  const charged = contentOf('products');
  const offers = contentOf('video-packages').map(({ title, product, badge }) => [
    title,
    charged[product.id]?.price,
    charged[product.id]?.mode,
    badge,
  ]);
  expect(offers).toEqual([
    ['Basic', 99, 'payment', undefined],
    ['Professional', 450, 'payment', 'EMPFOHLEN'],
    ['Hero', 880, 'payment', undefined],
  ]);
});

test('trainings: price, tax and whether they can be booked', () => {
  const { offers } = contentOf('trainings');
  expect(
    offers.map(({ price, priceNote, status, tag }) => [price, priceNote, status, tag]),
  ).toEqual([
    [99, 'pro Person inkl. USt', 'bookable', '14. NOV 2025'],
    [990, 'pro Person exkl. USt', 'soon', 'COMING SOON'],
    [490, 'pro Person exkl. USt', 'soon', 'COMING SOON'],
  ]);
});
