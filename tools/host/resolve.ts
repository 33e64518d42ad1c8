import { notFoundPages } from '../../deploy/policy';

/** What an address gets: a file below public/ (path with leading slash), or another address. */
type Answer =
  | { kind: 'file'; status: 200 | 404; file: string }
  | { kind: 'redirect'; status: 301; location: string };

/** Control files of the real hosts, which they never serve. */
const hidden = new Set(['/_headers', '/_redirects']);

/** Address of a page that was requested with a trailing slash, as a file or a folder index. */
const secondAddress = /^(\/.*?[^/])(?:\/|\.html|\/index\.html)$/;

function decodePath(raw: string): string | undefined {
  try {
    const segments = raw.split('/').map(decodeURIComponent);
    const [start, ...rest] = segments;
    const inner = rest.slice(0, -1);
    const bad = (segment: string) =>
      /[/\\\0]/.test(segment) || (segment.startsWith('.') && segment !== '.well-known');
    if (start !== '' || inner.includes('') || rest.some(bad)) return undefined;
    return segments.join('/');
  } catch {
    return undefined; // malformed % sequence
  }
}

function notFound(path: string): Answer {
  const page = notFoundPages.find(({ under }) => path.startsWith(under))?.page ?? '/404.html';
  return { kind: 'file', status: 404, file: page };
}

/**
 * Maps a request target to its answer by the rules of deploy/policy.ts.
 * @param target path and query as sent by the client
 * @param isFile whether a path below public/ (leading slash) is a file
 * @param movedTo where an address has moved to
 */
export async function resolveTarget(
  target: string,
  isFile: (path: string) => Promise<boolean>,
  movedTo: (path: string) => string | undefined,
): Promise<Answer> {
  const [rawPath = ''] = target.split('?', 1);
  const query = target.slice(rawPath.length);
  const redirect = (to: string): Answer => ({
    kind: 'redirect',
    status: 301,
    location: encodeURI(to) + query,
  });
  const path = decodePath(rawPath);
  if (path === undefined) return notFound(rawPath);

  const moved = movedTo(path);
  if (moved !== undefined) return redirect(moved);
  if (path === '/index.html') return redirect('/');
  if (path === '/') return { kind: 'file', status: 200, file: '/index.html' };

  const isNotFoundPage = notFoundPages.some(({ page }) => page === path || page === `${path}.html`);
  if (isNotFoundPage || hidden.has(path)) return notFound(path);

  const page = secondAddress.exec(path)?.[1];
  if (page) return (await isFile(`${page}.html`)) ? redirect(page) : notFound(path);

  for (const file of [path, `${path}.html`]) {
    if (await isFile(file)) return { kind: 'file', status: 200, file };
  }
  return notFound(path);
}
