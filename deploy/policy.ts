/**
 * What every host of this site must do: the one home of headers, cache rules and not-found
 * pages. Read by plugins/gatsby-plugin-publish/hosts/host-files.ts (Netlify, Cloudflare Pages, the policies
 * of nginx) and tools/host (local); nginx.conf is written by hand and compared with this file by a
 * unit test.
 */

/**
 * Sent with every response, redirects and not-found pages included, together with a policy (below)
 * wherever one can bind anything.
 */
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

/**
 * What the policy of a build depends on: the hashes of the styles it inlines, and the origins it
 * works with.
 */
interface PolicyFacts {
  /** Hashes as the header writes them, `'sha256-…'`. */
  styles: readonly string[];
  /** Origins that scripts call, forms are sent to, and frames show. */
  calls: readonly string[];
  forms: readonly string[];
  frames: readonly string[];
}

/**
 * The Content-Security-Policy of every answer. Nothing is allowed that is not named, and no script inside
 * a page; styles there are.
 * @param compiling what a page needs that runs WebAssembly
 */
export function pagePolicy(
  { calls, forms, frames }: PolicyFacts,
  compiling: readonly "'wasm-unsafe-eval'"[] = [],
): string {
  const own = (directive: string, more: readonly string[]) =>
    [directive, "'self'", ...more].join(' ');
  return [
    "default-src 'none'",
    own('script-src', compiling),
    // The rules a page uses stand in it; the whole sheet comes as a file.
    own('style-src', ["'unsafe-inline'"]),
    own('img-src', []),
    own('font-src', []),
    own('media-src', []),
    own('manifest-src', []),
    own('connect-src', calls),
    own('frame-src', frames),
    own('form-action', forms),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The policy of the search page, whose engine is WebAssembly: the one page that may compile it. */
export function searchPolicy(facts: PolicyFacts): string {
  return pagePolicy(facts, ["'wasm-unsafe-eval'"]);
}

/**
 * The policy of the chat agent's own document. It is sandboxed without `allow-same-origin`, even
 * when opened by itself: its code has neither our origin nor our storage. Agents bring their own
 * inline styles.
 * @param agent origin of the agent's script; others it needs, such as an interface or a CDN, are
 *   added here
 */
export function chatFramePolicy(agent: string): string {
  const socket = agent.replace(/^http/, 'ws');
  return [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src ${agent}`,
    `style-src ${agent} 'unsafe-inline'`,
    `img-src ${agent} data:`,
    `font-src ${agent}`,
    `media-src ${agent}`,
    `connect-src ${agent} ${socket}`,
    `frame-src ${agent}`,
    `form-action ${agent}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * The policy of the editor for those without git. It holds the key to the repository, so no other
 * origin gets a word in: scripts are its own files, and it speaks with GitHub alone.
 * @param script hash of the import map in its document
 */
export function adminPolicy(script: string): string {
  return [
    "default-src 'none'",
    // WebAssembly reads and writes pictures.
    `script-src 'self' ${script} 'wasm-unsafe-eval'`,
    // The editor puts its styles into the document, where nothing knows their hashes beforehand.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://avatars.githubusercontent.com",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob: https://api.github.com",
    "frame-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** A cache rule: `pattern` is a regular expression that JavaScript and nginx read alike. */
interface CacheRule {
  pattern: string;
  value: string;
}

/** Also what Netlify and Cloudflare Pages send when no rule matches. */
export const revalidate = 'public, max-age=0, must-revalidate';
export const immutable = 'public, max-age=31536000, immutable';
export const oneDay = 'public, max-age=86400';

/** How long the hashes in the names of scripts and styles are: all pages load a list of them. */
export const hashDigits = 12;

/** Names of those scripts and styles, which lie in the root; a part of a regular expression. */
const hashedFile = `[^/]+[-.][0-9a-f]{${hashDigits},}\\.(js|css)`;

/** The first match wins; a path without a match is cached for one day. */
export const cacheRules: readonly CacheRule[] = [
  { pattern: '^/static/', value: immutable },
  // Names without a hash.
  { pattern: '^/pagefind/', value: revalidate },
  // Each index is in a folder named after what is in it.
  { pattern: '^/search-index/', value: immutable },
  { pattern: '^/admin-files/', value: revalidate },
  { pattern: `^/${hashedFile}$`, value: immutable },
  { pattern: '\\.(html|json|xml|txt|md|map)$', value: revalidate },
  // A last segment without a dot is the address of a page.
  { pattern: '/[^/.]*$', value: revalidate },
];

/**
 * Files that no browser opens as a document or runs as a worker, as a regular expression that
 * JavaScript and nginx read alike. There a policy binds nothing, but nginx writes it out with every
 * answer, in HTTP/2 too: 1.4 kB, fifteen times for a first view. Scripts without a hash in their
 * names may be workers, and SVGs are documents.
 */
export const plainFiles = `^/(${hashedFile}|.+\\.(json|webmanifest|woff2|avif|webp|jpe?g|png|ico))$`;

const plain = new RegExp(plainFiles);

/** @param file path of a file below public/, with a leading slash */
export const needsPolicy = (file: string): boolean => !plain.test(file);

/** How well a server compresses what it sends, of 11 with brotli, of 9 with gzip. */
export const compressionLevel = 6;

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
