import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check-content';
import { productsFile } from '../../read/payable-products';
import { contentTree, pageSource } from '../../../../__tests__/support/content-tree';

const film = `  - kind: film
    label: Film
    heading: Am Handy
    video: /video/concierge.mp4
    poster: /video/concierge.jpg
    alt: Ein Chat
    caption: Ohne Ton.
`;

const offer = (id: string) =>
  `- { id: ${id}, product: video-${id}, title: Video, unit: pro Video, features: [1 Video] }\n`;
const packages = ['basic', 'pro', 'hero'].map(offer).join('');

test('a film and its poster that are not there are named', async () => {
  const { problems } = await checkContent(contentTree({ 'pages/film.yaml': pageSource(film) }));
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    ['sections[1].video', 'die Datei static/video/concierge.mp4 fehlt'],
    ['sections[1].poster', 'die Datei static/video/concierge.jpg fehlt'],
  ]);
});

test('video packages without a product to pay are named', async () => {
  const tree = contentTree({ 'data/video-packages.yaml': packages });
  writeFileSync(
    join(tree, productsFile),
    '{"video-hero":{"name":"Hero","price":880,"priceId":"price_hero","mode":"payment"}}',
  );
  expect((await checkContent(tree)).problems).toMatchObject([
    { field: '[0].product', message: expect.stringContaining('„video-basic“') },
    { field: '[1].product', message: expect.stringContaining('erlaubt: video-hero') },
  ]);
});

test('products that cannot be read are named', async () => {
  const tree = contentTree();
  writeFileSync(join(tree, productsFile), '[]');
  expect((await checkContent(tree)).problems).toMatchObject([{ file: productsFile }]);
});
