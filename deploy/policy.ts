/**
 * What every host of this site must do: the one home of headers, cache rules and not-found pages.
 * gatsby-plugin-publish writes `_headers` and `_redirects` from it, tools/host plays it here.
 */

/** Sent with every response, redirects and not-found pages included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Framing is refused twice: browsers that know `frame-ancestors` ignore this one.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Pop-ups stay allowed: order form and booking pages open in a new tab.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sent by real hosts only: on localhost it would force https on every other local project. */
export const httpsOnlyHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Other origins that scripts call, forms are sent to, and frames show. */
type Origins = { calls: readonly string[]; forms: readonly string[]; frames: readonly string[] };

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries({ 'default-src': "'none'", ...directives, 'base-uri': "'none'" })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const self = (...more: readonly string[]): string => ["'self'", ...more].join(' ');

const pageDirectives = ({ calls, forms, frames }: Origins) => ({
  'script-src': self(),
  'style-src': self("'unsafe-inline'"),
  'img-src': self(),
  'font-src': self(),
  'media-src': self(),
  'manifest-src': self(),
  'connect-src': self(...calls),
  'frame-src': self(...frames),
  'form-action': self(...forms),
  'frame-ancestors': "'none'",
});

/** The Content-Security-Policy of every page: no script but our own files. */
export const pagePolicy = (origins: Origins): string => policy(pageDirectives(origins));

/** The search page may compile WebAssembly, and its interface has icons in its style sheet. */
export const searchPolicy = (origins: Origins): string =>
  policy({
    ...pageDirectives(origins),
    'script-src': self("'wasm-unsafe-eval'"),
    'img-src': self('data:'),
  });

/**
 * The chat agent's own document is sandboxed without `allow-same-origin`, even when opened by itself:
 * its code has neither our origin nor our storage.
 * @param agent origin of the agent's script; others it needs are added here
 */
export const chatFramePolicy = (agent: string): string =>
  `sandbox allow-scripts allow-forms allow-popups; ${policy({
    'script-src': agent,
    'style-src': `${agent} 'unsafe-inline'`,
    'img-src': `${agent} data:`,
    'font-src': agent,
    'media-src': agent,
    'connect-src': `${agent} ${agent.replace(/^http/, 'ws')}`,
    'frame-src': agent,
    'form-action': agent,
    'frame-ancestors': "'self'",
  })}`;

/** The editor holds the key to the repository: it speaks with GitHub alone. */
export const adminPolicy = policy({
  // WebAssembly reads and writes pictures.
  'script-src': self("'wasm-unsafe-eval'"),
  'style-src': self("'unsafe-inline'"),
  'img-src': self('data:', 'blob:', 'https://avatars.githubusercontent.com'),
  'font-src': self(),
  'media-src': self('blob:'),
  'worker-src': self('blob:'),
  'connect-src': self('data:', 'blob:', 'https://api.github.com'),
  'frame-ancestors': "'none'",
});

export const revalidate = 'public, max-age=0, must-revalidate';
export const immutable = 'public, max-age=31536000, immutable';
export const oneDay = 'public, max-age=86400';

/** How long the hashes in the names of scripts and styles are: all pages load a list of them. */
export const hashDigits = 12;

/** By path, * stands for anything; the last match wins. What matches none is revalidated. */
export const cacheRules: Readonly<Record<string, string>> = {
  '/static/*': immutable,
  '/*.js': immutable,
  '/*.css': immutable,
  // Names without a hash.
  '/print.css': revalidate,
  '/pagefind/*': revalidate,
  '/admin-files/*': revalidate,
  '/icons/*': oneDay,
  '/video/*': oneDay,
  '/diagramme/*': oneDay,
  '/og/*': oneDay,
};

/** Whether a path matches the pattern of a rule. */
export const matches = (pattern: string, path: string): boolean => {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
};

/** The Cache-Control value of a path, with a leading slash. */
export const cacheControl = (path: string): string =>
  Object.entries(cacheRules)
    .reverse()
    .find(([pattern]) => matches(pattern, path))?.[1] ?? revalidate;

/** How well a server compresses what it sends, of 11 with brotli, of 9 with gzip. */
export const compressionLevel = 6;

/** Which page answers an unknown address, with status 404; the first matching prefix wins. */
export const notFoundPages: readonly { under: string; page: string }[] = [
  { under: '/blog/', page: '/blog/404.html' },
  { under: '/', page: '/404.html' },
];
