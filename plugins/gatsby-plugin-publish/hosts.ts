import type { DataOf } from '../../src/content-model/data';
import { adminFiles, adminPath } from '../../src/config/admin';
import { chatFramePath } from '../../src/config/chat-frame';
import { adminRepository, chatAgentSrc, counting, emailJs, supabase } from '../../src/config/env';
import { searchPage } from '../../src/config/search-page';
import {
  adminPolicy,
  cacheControl,
  cacheRules,
  chatFramePolicy,
  httpsOnlyHeaders,
  immutable,
  notFoundPages,
  pagePolicy,
  revalidate,
  searchPolicy,
  securityHeaders,
} from '../../deploy/policy';

type Headers = Record<string, string>;

const originsOf = (...addresses: (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/**
 * The text of `_headers`, as Cloudflare Pages and Netlify read it. Both give a path the headers of all
 * rules that match; Cloudflare joins what two of them name, unless the later one takes it away (`!`),
 * which Netlify does not know and does not need.
 * @param video address of the video platform's frames
 */
export function hostHeaders(video: string): string {
  const origins = {
    calls: originsOf(supabase?.url, emailJs?.origin, counting?.endpoint),
    // Without script, forms are sent by the browser itself.
    forms: originsOf(emailJs?.origin),
    frames: originsOf(video),
  };
  const everywhere: Headers = {
    ...securityHeaders,
    ...httpsOnlyHeaders,
    'Content-Security-Policy': pagePolicy(origins),
    // A proxy that hides mail addresses would leave dead links: React finds other ones than it drew.
    'Cache-Control': `${revalidate}, no-transform`,
  };
  const own = new Map<string, Headers>();
  const add = (path: string, headers: Headers) => own.set(path, { ...own.get(path), ...headers });
  for (const [path, value] of Object.entries(cacheRules)) add(path, { 'Cache-Control': value });
  const policies: [path: string, policy: string][] = [[searchPage.path, searchPolicy(origins)]];
  for (const agent of originsOf(chatAgentSrc))
    policies.push([chatFramePath, chatFramePolicy(agent)]);
  if (adminRepository !== undefined)
    policies.push([adminPath, adminPolicy], [`${adminFiles}/*`, adminPolicy]);
  for (const [path, policy] of policies) add(path, { 'Content-Security-Policy': policy });
  const lines = (headers: Headers, more: (name: string) => string[]) =>
    Object.entries(headers).flatMap(([name, value]) => [...more(name), `  ${name}: ${value}`]);
  return [
    ...['/*', ...lines(everywhere, () => [])],
    ...[...own].flatMap(([path, headers]) => [path, ...lines(headers, (name) => [`  ! ${name}`])]),
    '',
  ].join('\n');
}

/** The text of `_redirects`. Cloudflare finds the nearest 404.html by itself, and passes its rule over. */
export const hostRedirects = (redirects: DataOf<'redirects'>): string =>
  [
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    ...notFoundPages
      .filter(({ under }) => under !== '/')
      .map(({ under, page }) => `${under}* ${page} 404\n`),
  ].join('');

/** @throws when browsers would keep a script or style for a year whose name says nothing of what is in it */
export function refuseUnhashed(files: readonly string[]): void {
  const kept = files.filter(
    (file) => /\.(?:js|css)$/.test(file) && cacheControl(file) === immutable,
  );
  const unhashed = kept.filter((file) => !/[-.][0-9a-f]{8,}\.\w+$/.test(file));
  if (unhashed.length > 0)
    throw new Error(
      `deploy/policy.ts, cacheRules: name these, they have no hash: ${unhashed.join(', ')}`,
    );
}

const script = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/;
const handler = /<[a-z][^<>]*\son[a-z]+="[^>]*>/;

/** @throws naming the page with a script inside of it, which the policy does not let run */
export function refuseInlineScripts(file: string, html: string): void {
  const tag = script.exec(html)?.[0] ?? handler.exec(html)?.[0];
  if (tag !== undefined)
    throw new Error(`${file}: the policy allows no script inside a page: ${tag.slice(0, 120)}`);
}
