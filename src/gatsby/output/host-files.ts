import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cacheControl,
  httpsOnlyHeaders,
  redirects,
  revalidate,
  securityHeaders,
} from '../../../deploy/policy';

/** Cloudflare Pages ignores every rule after the hundredth without a word. */
const maximumRules = 100;

const hostFiles = ['/_headers', '/_redirects'];

/** Netlify and Cloudflare Pages both join a header that matches twice, so each path must match one rule only. */
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
 * The text of `_headers` as Netlify and Cloudflare Pages read it. Pages and page data need no rule of
 * their own: "revalidate" is what both send by default. Wildcards stand at the end only (Netlify).
 * @param files every file below public/, as paths with a leading slash
 * @throws Error when there are more rules than Cloudflare Pages accepts
 */
export function renderHeaders(files: readonly string[]): string {
  const served = files.filter((file) => !hostFiles.includes(file));
  const rules = [
    renderRule('/*', { ...securityHeaders, ...httpsOnlyHeaders }),
    ...cacheRulesFor(served).map(([path, value]) => renderRule(path, { 'Cache-Control': value })),
  ];
  if (rules.length > maximumRules) {
    throw new Error(
      `_headers: ${rules.length} rules, Cloudflare Pages allows ${maximumRules}. ` +
        'Move files from the root of static/ into folders.',
    );
  }
  return `${rules.join('\n\n')}\n`;
}

/** The text of `_redirects` as Netlify and Cloudflare Pages read it. */
export function renderRedirects(): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

function listFiles(folder: string, prefix = '/'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(join(folder, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  );
}

/**
 * Writes `_headers` and `_redirects` into the built site. Call it last, when public/ is complete.
 * @param publicDir path of public/
 */
export function writeHostFiles(publicDir: string): void {
  writeFileSync(join(publicDir, '_headers'), renderHeaders(listFiles(publicDir)));
  writeFileSync(join(publicDir, '_redirects'), renderRedirects());
}
