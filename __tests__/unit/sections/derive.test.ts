import { isFilmPlaceholder } from '../../../src/content-model/placeholders';
import { contentOf } from '../../support/content';
import { head, resolved } from '../../support/sections';

test("packages: an industry's lists replace the features, by package", async () => {
  const [group = ''] = Object.keys(contentOf('packages'));
  const [features = '', lists] = Object.entries(contentOf('feature-lists'))[0] ?? [];
  const own = await resolved('packages', { ...head, packages: group });
  const swapped = await resolved('packages', { ...head, packages: group, features });
  expect(swapped.group.cards.map((card) => card.features)).toEqual(Object.values(lists ?? {}));
  expect(own.group.cards.map((card) => card.features)).not.toEqual(Object.values(lists ?? {}));
  for (const packages of Object.keys(contentOf('packages'))) {
    const asked = await resolved('packages', { ...head, packages, industry: 'retail' });
    for (const { action } of asked.group.cards) expect(action.to).toContain('branche=retail');
  }
});

test('hero: each package names the channels that it adds, with its price', async () => {
  const { prices } = await resolved('hero', {
    heading: 'x',
    lead: 'Wir heben ab.',
    priceOf: 'home',
  });
  expect(prices?.map(({ channel }) => channel)).toEqual(['Website', 'mit WhatsApp', 'mit Telefon']);
});

test('demo-picker: every business carries the code of its own chat', async () => {
  const { demos } = await resolved('demo-picker', { ...head, hint: 'Scannen', openLabel: 'Los' });
  expect(demos).toHaveLength(contentOf('demo-businesses').length);
  expect(new Set(demos.map(({ qr }) => qr)).size).toBe(demos.length);
});

test('video-packages: the price is that of the product, and no price id reaches the page', async () => {
  const { packages } = await resolved('video-packages', { ...head, orderLabel: 'Bestellen' });
  const products = contentOf('products');
  expect(packages.map(({ product, price }) => [product, price])).toEqual(
    packages.map(({ product }) => [product, products[product]?.price]),
  );
  expect(JSON.stringify(packages)).not.toContain('price_');
});

test('demo-videos: every video has its own address, and one that is not made is absent', async () => {
  const { videos } = await resolved('demo-videos', head);
  const { video } = contentOf('site');
  expect(videos.map(({ embedUrl }) => embedUrl)).toEqual(
    contentOf('demo-videos').flatMap(({ id }) => {
      const film = video.ids[id] ?? '';
      return isFilmPlaceholder(film) ? [] : [video.embed + film];
    }),
  );
});
