import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cacheControl,
  httpsOnlyHeaders,
  revalidate,
  securityHeaders,
} from '../../../deploy/policy';
import { adminFiles, adminPath } from '../../../src/config/admin';
import { chatFramePath } from '../../../src/config/chat-frame';
import { policyFor } from '../../../tools/host/policy';
import { contentOf } from '../content';
import { publicDir } from '../e2e/routes';
import type { Answer } from './request';

/** What an address must answer: a file, another address, or a not-found page. */
type Expected = { file: string } | { to: string } | { missing: string };

const script = readdirSync(publicDir).find((name) => /^app-[0-9a-f]{12}\.js$/.test(name)) ?? 'none';
const picture = readdirSync(join(publicDir, 'static'), { recursive: true, encoding: 'utf8' }).find(
  (name) => name.endsWith('.avif'),
);

const isDeep = (to: string): boolean => to.split('/').length > 2;
const pages = contentOf('navigation').menus.flatMap(({ links }) => links);
const deepPage = pages.map(({ to }) => to).find(isDeep) ?? 'none';

/** An address of every kind. */
export const addressKinds: Readonly<Record<string, Expected>> = {
  '/': { file: 'index.html' },
  '/blog': { file: 'blog.html' },
  '/blog?seite=2': { file: 'blog.html' },
  [deepPage]: { file: `${deepPage.slice(1)}.html` },
  [chatFramePath]: { file: `${chatFramePath.slice(1)}.html` },
  [adminPath]: { file: `${adminPath.slice(1)}.html` },
  [`${adminFiles}/start.js`]: { file: `${adminFiles.slice(1)}/start.js` },
  [`/${script}`]: { file: script },
  [`/static/${picture}`]: { file: `static/${picture}` },
  '/page-data/app-data.json': { file: 'page-data/app-data.json' },
  '/favicon.svg': { file: 'favicon.svg' },
  '/trial.md': { file: 'trial.md' },
  '/.well-known/security.txt': { file: '.well-known/security.txt' },
  '/blog/?a=1': { to: '/blog?a=1' },
  '/blog.html': { to: '/blog' },
  '/index.html': { to: '/' },
  '//blog?a=1': { to: '/blog?a=1' },
  '//kontakt': { to: '/kontakt' },
  ...Object.fromEntries(
    contentOf('redirects').flatMap(({ from, to }) =>
      ['', '/', '.html', '/index.html'].map((end) => [`${from}${end}?a=1`, { to: `${to}?a=1` }]),
    ),
  ),
  // The page that was meant is offered there (src/features/not-found), where it has moved to.
  ...Object.fromEntries(
    ['/trial', ...contentOf('redirects').map(({ from }) => from)].map((path) => [
      `/${path.charAt(1).toUpperCase()}${path.slice(2)}`,
      { missing: '404.html' },
    ]),
  ),
  '/Blog/': { missing: '404.html' },
  '/blog//': { missing: 'blog/404.html' },
  '/blog//gibt-es-nicht': { missing: 'blog/404.html' },
  '/gibt-es-nicht': { missing: '404.html' },
  '/static/gibt-es-nicht.png': { missing: '404.html' },
  '/blog/gibt-es-nicht': { missing: 'blog/404.html' },
};

const read = (file: string) => readFileSync(join(publicDir, file), 'utf8');

type HostTraits = {
  /** Which files this host sends a policy with. */
  hasPolicy?: (file: string) => boolean;
  isSecure?: boolean;
};

/**
 * What is wrong with an answer, by the policy of deploy/policy.ts; one line each.
 */
export function faultsOf(
  path: string,
  expected: Expected,
  answer: Answer,
  { hasPolicy = () => true, isSecure = true }: HostTraits = {},
): string[] {
  const { status, headers, body } = answer;
  const [address = '/'] = path.split('?');
  const faults: string[] = [];
  const check = (what: string, found: unknown, isRight: boolean) => {
    if (!isRight) faults.push(`${path}: ${what} is ${String(found)}`);
  };
  const cache = headers['cache-control'];
  if ('file' in expected) {
    check('status', status, status === 200);
    check('cache', cache, cache === cacheControl(`/${expected.file}`));
    check('body', `${body.length} letters`, body === read(expected.file));
  } else if ('to' in expected) {
    // Cloudflare Pages says 308 for second addresses of a page.
    check('status', status, status === 301 || status === 308);
    check('location', headers.location, headers.location === expected.to);
    check('cache', cache, cache === undefined || cache === revalidate);
  } else {
    check('status', status, status === 404);
    check('body', body.slice(0, 80), body === read(expected.missing));
    check('cache', cache, cache === revalidate || cache === 'no-store');
  }
  const always = { ...securityHeaders, ...(isSecure ? httpsOnlyHeaders : {}) };
  for (const [name, value] of Object.entries(always))
    check(name, headers[name.toLowerCase()], headers[name.toLowerCase()] === value);
  const isBare = 'file' in expected && !hasPolicy(`/${expected.file}`);
  const policy = isBare ? undefined : policyFor(read('_headers'), address);
  const found = headers['content-security-policy'];
  check('policy', found, found === policy);
  return faults;
}
