/**
 * What every host of this site must do: the one home of headers, cache rules, redirects and not-found pages.
 * Read by src/gatsby/headers.ts (Netlify, Cloudflare Pages) and tools/host (local);
 * nginx.conf is written by hand and compared with this file by a unit test.
 */

/** Sent with every response, redirects and not-found pages included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Framing is refused twice: old browsers know only the first of the two.
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Pop-ups stay allowed: order form and booking pages open in a new tab.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sent by real hosts only: on localhost it would force https on every other local project. */
export const httpsOnlyHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};

/** A cache rule: `pattern` is a regular expression that JavaScript and nginx read alike. */
export interface CacheRule {
  pattern: string;
  value: string;
}

/** Also what Netlify and Cloudflare Pages send when no rule matches. */
export const revalidate = 'public, max-age=0, must-revalidate';
export const immutable = 'public, max-age=31536000, immutable';
export const oneDay = 'public, max-age=86400';

/** The first match wins; a path without a match is cached for one day. */
export const cacheRules: readonly CacheRule[] = [
  { pattern: '^/static/', value: immutable },
  { pattern: '^/[^/]+[-.][0-9a-f]{20}\\.(js|css)$', value: immutable },
  { pattern: '\\.(html|json|xml|txt|map)$', value: revalidate },
  // A last segment without a dot is the address of a page.
  { pattern: '/[^/.]*$', value: revalidate },
];

/** A moved address: a plain path without wildcards, so every host understands it. */
export interface Redirect {
  from: string;
  to: string;
  status: 301;
}

/** Short addresses that people type or print. */
export const redirects: readonly Redirect[] = [
  { from: '/kontakt', to: '/kontaktinformationen', status: 301 },
];

/** Which page answers an unknown address, with status 404; the first matching prefix wins. */
export const notFoundPages: readonly { under: string; page: string }[] = [
  { under: '/blog/', page: '/blog/404.html' },
  { under: '/', page: '/404.html' },
];

const compiled = cacheRules.map(({ pattern, value }) => ({ pattern: new RegExp(pattern), value }));

/**
 * The Cache-Control value of a path.
 * @param path a URL path or the path of a file below public/, with a leading slash
 */
export function cacheControl(path: string): string {
  return compiled.find(({ pattern }) => pattern.test(path))?.value ?? oneDay;
}
