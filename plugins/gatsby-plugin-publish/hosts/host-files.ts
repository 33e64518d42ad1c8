import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cacheControl,
  httpsOnlyHeaders,
  plainFiles,
  revalidate,
  securityHeaders,
} from '../../../deploy/policy';
import type { DataOf } from '../../../src/content-model/data';
import { filesIn } from '../../gatsby-plugin-lean-pages';

/**
 * Cloudflare Pages ignores every rule after the hundredth, and every line that is longer, without a
 * word.
 */
const maximumRules = 100;
const maximumLine = 2000;

const hostFiles = ['/_headers', '/_redirects', '/_nginx.conf'];

/**
 * The Content-Security-Policy of all answers, and those of documents that need one of their own, by
 * path; one with * at its end is for all below.
 */
export type Policies = { pages: string; own: Readonly<Record<string, string>> };

type Redirects = DataOf<'redirects'>;

const policyHeader = 'Content-Security-Policy';

/**
 * Netlify and Cloudflare Pages both join a header that matches twice, so each path must match one
 * rule only.
 */
function cacheRulesFor(files: readonly string[]): [path: string, value: string][] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const folder = file.slice(0, file.indexOf('/', 1) + 1) || file;
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const rules = [...folders].flatMap(([folder, members]): [string, string][] => {
    const values = new Set(members.map(cacheControl));
    const [first = revalidate] = values;
    if (values.size === 1) return [[folder.endsWith('/') ? `${folder}*` : folder, first]];
    return members.map((member) => [member, cacheControl(member)]);
  });
  return rules.filter(([, value]) => value !== revalidate).sort(([a], [b]) => (a < b ? -1 : 1));
}

function renderRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [encodeURI(path), ...lines].join('\n');
}

/**
 * The text of `_headers` as Netlify and Cloudflare Pages read it. Pages and page data need no rule
 * of their own: "revalidate" is what both send by default. Wildcards stand at the end only
 * (Netlify).
 * @param files every file below public/, as paths with a leading slash
 * @throws Error when there is more than Cloudflare Pages accepts
 */
export function renderHeaders(files: readonly string[], policies: Policies): string {
  const served = files.filter((file) => !hostFiles.includes(file));
  const rules = [
    renderRule('/*', { ...securityHeaders, [policyHeader]: policies.pages, ...httpsOnlyHeaders }),
    ...Object.entries(policies.own).map(ownPolicyRule),
    ...cacheRulesFor(served).map(([path, value]) => renderRule(path, { 'Cache-Control': value })),
  ];
  if (rules.length > maximumRules) {
    throw new Error(
      `_headers: ${rules.length} rules, Cloudflare Pages allows ${maximumRules}. ` +
        'Move files from the root of static/ into folders.',
    );
  }
  const long = rules
    .join('\n')
    .split('\n')
    .find((line) => line.length > maximumLine);
  if (long) {
    throw new Error(
      `_headers: ${long.length} characters in one line, Cloudflare Pages allows ${maximumLine}: ${long.slice(0, 60)}`,
    );
  }
  return `${rules.join('\n\n')}\n`;
}

/**
 * Cloudflare Pages would join this policy to that of all answers, so the rule takes that one away
 * first. Netlify does not know the line: there, a later rule replaces an earlier one.
 */
function ownPolicyRule([path, policy]: [path: string, policy: string]): string {
  return `${path}\n  ! ${policyHeader}\n  ${policyHeader}: ${policy}`;
}

/**
 * What nginx.conf includes: which policy an answer gets, and where an address has moved to. A header
 * without a value is not sent, and the first pattern that matches wins.
 */
export function renderNginxMaps({ pages, own }: Policies, redirects: Redirects): string {
  const documents = Object.entries(own).map(([path, policy]) => {
    const pattern = path.endsWith('*') ? path.slice(0, -1) : `${path}(\\.html)?$`;
    return `    "~^${pattern}" "${policy}";`;
  });
  // As patterns: nginx hashes plain keys, and refuses to start when one is longer than its buckets.
  const moved = redirects.map(({ from, to }) => `    "~^${from}$" "${withQuery(to)}";`);
  return [
    ...['map $uri $site_policy {', `    default "${pages}";`, ...documents],
    ...[`    "~${plainFiles}" "";`, '}'],
    ...['map $uri $site_moved_to {', '    default "";', ...moved, '}', ''],
  ].join('\n');
}

/** Where an address has moved to, with the visitor's query, unless it has one of its own. */
function withQuery(to: string): string {
  if (to.includes('?')) return to;
  const [path, anchor] = to.split('#');
  return `${path}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * The text of `_redirects` as Netlify and Cloudflare Pages read it. Cloudflare would answer //blog
 * with the page, whose scripts cannot write such an address into the history.
 */
export function renderRedirects(redirects: Redirects): string {
  const doubled = [':page', ':folder/:page'].map((path) => ({ from: `//${path}`, to: `/${path}` }));
  return [...redirects, ...doubled].map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Every spelling of an address that has moved: hosts know these of pages by themselves. */
function spelled(redirects: Redirects): Redirects {
  const all = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const { from, to } of redirects)
    for (const end of /\.\w+$|\/$/.test(from) ? [] : ['/', '.html', '/index.html'])
      if (!all.has(from + end)) all.set(from + end, to);
  return [...all].map(([from, to]) => ({ from, to }));
}

/** Writes the files for hosts into the built site. Call it last, when public/ is complete. */
export function writeHostFiles(publicDir: string, policies: Policies, redirects: Redirects): void {
  const files = filesIn(publicDir).map((file) => `/${file}`);
  writeFileSync(join(publicDir, '_headers'), renderHeaders(files, policies));
  writeFileSync(join(publicDir, '_nginx.conf'), renderNginxMaps(policies, spelled(redirects)));
  writeFileSync(join(publicDir, '_redirects'), renderRedirects(spelled(redirects)));
}
