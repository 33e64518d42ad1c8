import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openingTag } from '../../plugins/gatsby-plugin-lean-pages/built-page';
import { contentOf } from '../support/content';
import { builtPages, publicDir, readPage } from '../support/e2e/routes';

/** Attributes with an address, and those with several: `a.png 1x, b.png 2x`. */
const address = /\s(?:href|src|poster|action|data-script)="([^"]*)"/g;
const addresses = /\s(?:srcSet|imageSrcSet)="([^"]*)"/gi;
/** Head data such as `og:image` names the site itself. */
const content = /\scontent="([^"]*)"/g;
const inStyle = /\burl\(['"]?([^'")]+)/g;

const pages = builtPages();
const home = readPage(pages.find(({ address: at }) => at === '/') ?? fail());
/** Empty in a build without GATSBY_SITE_URL. */
const [, host = ''] = /<link[^>]* rel="canonical" href="([^"]*)"/.exec(home) ?? [];
const moved = new Set(contentOf('redirects').map(({ from }) => from));
const idsOf = new Map<string, Set<string>>();

function fail(): never {
  throw new Error('There is no home page in public/');
}

/** Every address a document names, without entities. */
function targetsIn(html: string): string[] {
  const found = [...html.matchAll(openingTag)].flatMap(([tag]) => [
    ...[...tag.matchAll(address)].map(([, target = '']) => target),
    ...[...tag.matchAll(addresses)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
    ...[...tag.matchAll(content)]
      .map(([, target = '']) => target)
      .filter((target) => host !== '' && target.startsWith(host)),
  ]);
  const styles = [...html.matchAll(inStyle)].map(([, target = '']) => target);
  return [...found, ...styles].map((target) => target.replaceAll('&amp;', '&'));
}

/** File of public/ that a host serves at a path. */
function fileAt(path: string): string | undefined {
  const names = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
  return names.find((name) => {
    const file = join(publicDir, name);
    return existsSync(file) && statSync(file).isFile();
  });
}

function ids(file: string): Set<string> {
  const known = idsOf.get(file);
  if (known) return known;
  const html = readFileSync(join(publicDir, file), 'utf8');
  const found = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
  idsOf.set(file, found);
  return found;
}

/** What is wrong with an address on a page; nothing for good ones and those of others. */
function complaint(target: string, page: string): string | undefined {
  const own = host !== '' && target.startsWith(host) ? target.slice(host.length) || '/' : target;
  if (/^(https?:|mailto:|tel:|data:)/.test(own)) return undefined;
  const [withQuery = '', ...places] = own.split('#');
  // What a conversation begins with is no place of its own.
  const fragment = places.join('#').replace(/^(gespraech\/[^/]+)\/.*/, '$1');
  const path = decodeURI(withQuery.split('?')[0] ?? '');
  if (path !== '' && !path.startsWith('/')) return 'is relative';
  if (moved.has(path)) return 'is redirected';
  const file = path === '' ? page : fileAt(path);
  if (file === undefined) return 'does not exist';
  if (path !== '/' && /\/$|(\/index|\.html)$/.test(path)) return 'is not the address of the page';
  return fragment === '' || ids(file).has(decodeURIComponent(fragment))
    ? undefined
    : 'has no such place';
}

test('every link, anchor and file within the site leads somewhere at once', () => {
  const problems = pages.flatMap((page) =>
    [...new Set(targetsIn(readPage(page)))].flatMap((target) => {
      const what = complaint(target, page.file);
      return what === undefined ? [] : [`${page.file}: ${target} ${what}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('every file that a style sheet names exists', () => {
  const sheets = readdirSync(publicDir).filter((name) => name.endsWith('.css'));
  const problems = sheets.flatMap((sheet) =>
    [...readFileSync(join(publicDir, sheet), 'utf8').matchAll(inStyle)].flatMap(
      ([, target = '']) => (complaint(target, sheet) ? [`${sheet}: ${target}`] : []),
    ),
  );
  expect(problems).toEqual([]);
});
