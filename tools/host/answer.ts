import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { cacheControl, compressionLevel, securityHeaders } from '../../deploy/policy';
import { movedTo, policyFor, readHostFile } from './policy';
import { resolveTarget } from './resolve';

/** Compresses texts as hosts do; parts of a file go as they are. */
const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const isText = /text|script|json|xml/.test(c.res.headers.get('content-type') ?? '');
  const isAsked = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  if (!isText || !isAsked || !c.res.body || c.res.status === 206) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: compressionLevel };
  const body = brotliCompressSync(Buffer.from(await c.res.arrayBuffer()), { params });
  c.res = new Response(body, c.res);
  c.res.headers.set('Content-Encoding', 'br');
  c.res.headers.set('Content-Length', String(body.length));
  c.res.headers.append('Vary', 'Accept-Encoding');
};

const secure: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
};

/**
 * The host. Files are looked up at every request.
 * @param publicDir absolute path of the built site
 */
export function hostOf(publicDir: string): Hono {
  const isFile = async (path: string): Promise<boolean> => {
    const found = await stat(join(publicDir, path)).catch(() => undefined);
    return found?.isFile() ?? false;
  };
  return new Hono()
    .use(secure, etag(), compress)
    .get('*', async (c, next) => {
      const { pathname: path, search } = new URL(c.req.url);
      const policy = policyFor(await readHostFile(publicDir, '_headers'), path);
      if (policy) c.header('Content-Security-Policy', policy);
      const redirects = await readHostFile(publicDir, '_redirects');
      const found = await resolveTarget(path + search, isFile, (from) => movedTo(redirects, from));
      if (found.kind === 'redirect') {
        c.header('Cache-Control', cacheControl(path));
        return c.redirect(found.location, found.status);
      }
      c.header('Cache-Control', cacheControl(found.file));
      if (found.status === 200) return serveStatic({ root: publicDir, path: found.file })(c, next);
      const page = readFile(join(publicDir, found.file), 'utf8');
      return c.html(await page.catch(() => 'Seite nicht gefunden'), 404);
    })
    .all('*', (c) => c.body(null, 405, { Allow: 'GET, HEAD' }));
}
