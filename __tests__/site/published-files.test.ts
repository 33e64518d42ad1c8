import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { rulesFile } from '../../supabase/functions/_shared/appointments/rules';
import { setTitle } from '../../plugins/gatsby-plugin-publish/cards/card';
import { contentOf, posts } from '../support/content';
import { builtPages, publicDir, readPage } from '../support/e2e/routes';
import { textOf } from '../support/visible-text';

const read = (name: string): string => readFileSync(join(publicDir, name), 'utf8');

const pages = builtPages()
  .filter(({ status }) => status === 200)
  .map((page) => {
    const root = parse(readPage(page));
    const attribute = (selector: string, name: string) =>
      root.querySelector(selector)?.getAttribute(name) ?? '';
    const canonical = attribute('link[rel="canonical"]', 'href');
    const heading = textOf(root.querySelector('h1')?.innerHTML ?? '');
    const indexed = attribute('meta[name="robots"]', 'content') !== 'noindex';
    return { ...page, root, attribute, canonical, heading, indexed };
  });
const indexed = pages.filter((page) => page.indexed);
const host = pages.find(({ address }) => address === '/')?.canonical ?? '';
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);

test('the sitemap names every page that may be found, by its canonical address', () => {
  expect(
    locations(read('sitemap-0.xml'))
      .map((at) => at?.replace(/\/$/, ''))
      .sort(),
  ).toEqual(indexed.map(({ canonical }) => canonical).sort());
  expect(locations(read('sitemap-index.xml'))).toEqual([`${host}/sitemap-0.xml`]);
  expect(read('robots.txt')).toContain(`Sitemap: ${host}/sitemap-index.xml`);
});

test('the feed carries the posts with their whole text, and nothing but their text', () => {
  const feed = parse(read('feed.xml').replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1'));
  const entries = feed.querySelectorAll('entry');
  const { closing } = contentOf('blog').post;
  expect(entries).toHaveLength(Math.min(20, posts().length));
  for (const entry of entries) {
    const address = entry.querySelector('id')?.text ?? '';
    const page = pages.find(({ canonical }) => canonical === address);
    const last = page?.root.querySelectorAll('article h2[id], article h3[id]').at(-1);
    expect(textOf(entry.innerHTML)).toContain(textOf(last?.innerHTML ?? '?'));
    expect(entry.innerHTML).not.toMatch(/(href|src)="\/| class=|<nav|<button/);
    expect(entry.innerHTML).not.toContain(closing.heading);
  }
});

test('M5 the rules of appointments are published as the Edge Functions read them, without reasons', () => {
  const published: unknown = JSON.parse(read('appointments.json'));
  expect(rulesFile.parse(published)).toMatchObject(rulesFile.parse(contentOf('appointments')));
  expect(read('appointments.json')).not.toContain('"reason"');
});

test('M4 every page has a card of its own, on which no word is broken and nothing overflows', async () => {
  const cards = indexed.map(({ attribute }) => attribute('meta[property="og:image"]', 'content'));
  expect(new Set(cards).size).toBe(indexed.length);
  for (const { attribute, heading } of indexed) {
    const file = attribute('meta[property="og:image"]', 'content').slice(host.length);
    expect(readFileSync(join(publicDir, file)).length).toBeLessThan(300_000);
    expect(attribute('meta[property="og:image:alt"]', 'content')).toBe(heading);
    expect([heading, await setTitle(heading)]).toEqual([
      heading,
      { size: expect.any(Number), fits: true },
    ]);
  }
});
