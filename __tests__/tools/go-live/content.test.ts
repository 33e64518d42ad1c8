import { contentProblems } from '../../../tools/go-live/content';
import { temporaryFolder } from '../../support/temporary-folder';

/** A site as it may go online. */
const good = {
  'content/data/site.yaml': 'owner: Georg Kern\nvideo: { ids: { film: dQw4w9WgXcQ } }\n',
  'content/data/testimonials.yaml': '- { person: Georg Kern, releasedOn: 2026-11-02 }\n',
  'content/pages/index.yaml': '# example\ntext: Musterweg 9, Graz, 0316 82 13 45\n',
  'content/legal/impressum.mdx': 'Georg Kern, +43 316 82 13 45\n',
  'supabase/functions/_shared/products.json': '{\n"priceId": "price_1QabcdEFGH12345678"\n}',
  'supabase/config.toml': 'site_url = "https://kern.at"\n',
};
const problemsWith = (changes: Partial<typeof good>) =>
  contentProblems(temporaryFolder({ ...good, ...changes })).map(
    ({ file, line, field, message }) => `${file}:${line ?? field} ${message}`,
  );

test('a site with real data may go online', () => {
  expect(problemsWith({})).toEqual([]);
});

const site = 'content/data/site.yaml';
const ids = 'video: { ids: { film: dQw4w9WgXcQ } }';

test.each<[keyof typeof good, string, string]>([
  [site, `${ids}\nowner: Erika Musterfrau`, ':2 „owner: Erika Musterfrau“ ist ein Platzhalter'],
  [site, `${ids}\nuid: ATU00000000`, ':2'],
  [site, `${ids}\nphone: +43 316 00 00 00`, 'erfundene Nummer'],
  [site, `${ids}\nchat: https://wa.me/43316000001?text=x`, 'erfundene Nummer'],
  [site, 'video: { ids: { film: UhrturmDemo1 } }', ':video.ids.film „UhrturmDemo1“ ist keine'],
  ['content/pages/index.yaml', 'text: Hier [mehr](https://a.example.com/)', ':1'],
  ['content/data/testimonials.yaml', '- { person: Georg Kern }', ':releasedOn fehlt'],
  ['supabase/functions/_shared/products.json', '{"priceId": "price_basic"}', 'von Stripe'],
  ['supabase/config.toml', 'site_url = "https://kern.example"', ':1'],
])('a placeholder in %s is named with its line: %j', (file, text, said) => {
  const problems = problemsWith({ [file]: text });
  expect(problems).toEqual([expect.stringContaining(said)]);
  expect(problems[0]).toContain(file);
});
