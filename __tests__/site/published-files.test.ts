import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { rulesFile } from '../../supabase/functions/_shared/appointments/rules';
import { contentOf } from '../support/content';
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
  expect(locations(read('sitemap.xml')).sort()).toEqual(
    indexed.map(({ canonical }) => canonical).sort(),
  );
  expect(read('robots.txt')).toContain(`Sitemap: ${host}/sitemap.xml`);
});

test('nobody finds the pages of an order or an account', () => {
  const hidden = pages.filter((page) => !page.indexed).map(({ address }) => address);
  expect(hidden).toEqual(expect.arrayContaining(['/success', '/auth/callback']));
});

test('the feed carries the newest posts with their whole text', () => {
  const feed = parse(read('feed.xml').replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1'));
  const entries = feed.querySelectorAll('entry');
  const posts = readdirSync('content/blog');
  expect(entries).toHaveLength(Math.min(20, posts.length));
  for (const entry of entries) {
    const address = entry.querySelector('id')?.text ?? '';
    const page = pages.find(({ canonical }) => canonical === address);
    const last = page?.root.querySelectorAll('article h2[id], article h3[id]').at(-1);
    expect(textOf(entry.innerHTML)).toContain(textOf(last?.innerHTML ?? '?'));
    expect(entry.innerHTML).not.toMatch(/(href|src)="\//);
    // Readers of Atom know a category by its term.
    expect(entry.querySelector('category')?.getAttribute('term')).toMatch(/./);
  }
});

const manifest = z.object({
  name: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

/** Width and height of a PNG, from its header. */
function sizeOf(name: string): [number, number] {
  const file = readFileSync(join(publicDir, name));
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('the manifest names icons that exist, some of them for any shape', () => {
  const { name, icons } = manifest.parse(JSON.parse(read('manifest.webmanifest')));
  expect(name).toBe(contentOf('site').name);
  for (const { src, sizes } of icons) expect(sizeOf(src).join('x')).toBe(sizes);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('the rules of appointments are published as the Edge Functions read them', () => {
  const rules = rulesFile.parse(JSON.parse(read('appointments.json')));
  expect(rules).toMatchObject(rulesFile.parse(contentOf('appointments')));
});

test('llms.txt leads to the Markdown of every page of the menus', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/^- \[.+\]\((.+?)\): .+$/gm)].map(([, to = '']) => to);
  for (const link of links)
    expect([link, existsSync(link.replace(host, publicDir))]).toEqual([link, true]);
  const named = contentOf('navigation').menus.flatMap((menu) => menu.links);
  for (const { to } of named) expect(links).toContain(`${host}${to}.md`);
});

test('the Markdown of a page carries its heading, and no component or HTML', () => {
  const markdown = indexed.flatMap(({ root, heading }) => {
    const at = root.querySelector('link[type="text/markdown"]')?.getAttribute('href');
    return at === undefined ? [] : [{ text: read(at), heading }];
  });
  expect(markdown.length).toBeGreaterThan(30);
  for (const { text, heading } of markdown) {
    expect(text.replace(/[\\*]/g, '')).toContain(`# ${heading}`);
    expect(text).not.toMatch(/<(?!https?:|mailto:|\S+@)[A-Za-z]/);
  }
});

test('security.txt says whom to tell, for less than a year', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${contentOf('site').contact.email}`);
  const left = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});

test('every page has a card of its own for whoever shares it', () => {
  const cards = indexed.map(({ attribute }) => attribute('meta[property="og:image"]', 'content'));
  expect(new Set(cards).size).toBe(indexed.length);
  for (const { attribute, heading } of indexed) {
    const file = attribute('meta[property="og:image"]', 'content').slice(host.length);
    expect(sizeOf(file)).toEqual([1200, 630]);
    expect(readFileSync(join(publicDir, file)).length).toBeLessThan(60_000);
    expect(attribute('meta[property="og:image:alt"]', 'content')).toBe(heading);
    expect(attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  }
});
