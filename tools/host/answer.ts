import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { cacheControl, compressionLevel, securityHeaders } from '../../deploy/policy';
import { movedTo, policyFor, readHostFile } from './policy';
import { resolveTarget } from './resolve';

/**
 * The request listener of the host.
 * @param publicDir absolute path of the built site
 */
export function answerFrom(publicDir: string): RequestListener {
  // sirv looks files up at every request, and handles types, ranges and ETags.
  const serve = sirv(publicDir, { dev: true, etag: true });
  const compress = compression({
    // Smaller files gain nothing.
    threshold: 256,
    level: compressionLevel,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: compressionLevel } },
  });
  const isFile = async (path: string): Promise<boolean> => {
    const found = await stat(join(publicDir, path)).catch(() => undefined);
    return found?.isFile() ?? false;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    const [path = '/'] = target.split('?', 1);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const policy = policyFor(await readHostFile(publicDir, '_headers'), path);
    if (policy) response.setHeader('Content-Security-Policy', policy);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const redirects = await readHostFile(publicDir, '_redirects');
    const found = await resolveTarget(target, isFile, (moved) => movedTo(redirects, moved));
    if (found.kind === 'redirect') {
      response.setHeader('Cache-Control', cacheControl(path));
      response.writeHead(found.status, { Location: found.location, 'Content-Length': 0 }).end();
      return;
    }
    response.setHeader('Cache-Control', cacheControl(found.file));
    if (found.status === 200) {
      request.url = encodeURI(found.file);
      serve(request, response);
      return;
    }
    const page = readFile(join(publicDir, found.file)).catch(() => 'Seite nicht gefunden');
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await page);
  }

  return (request, response) => {
    compress(request, response, () => {
      // A build may swap files under an open request: that request breaks off, the host goes on.
      answer(request, response).catch(() => response.destroy());
    });
  };
}
