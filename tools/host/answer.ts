import { stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheControl, securityHeaders } from '../../deploy/policy';
import { resolveTarget } from './resolve';
import { sendFile } from './send-file';

async function answer(
  publicDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isFile = async (path: string) => {
    const found = await stat(join(publicDir, path)).catch(() => undefined);
    return found?.isFile() ?? false;
  };
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }

  const target = request.url ?? '/';
  const found = await resolveTarget(target, isFile);
  if (found.kind === 'redirect') {
    const [path = '/'] = target.split('?', 1);
    response.setHeader('Cache-Control', cacheControl(path));
    response.writeHead(found.status, { Location: found.location, 'Content-Length': 0 }).end();
    return;
  }
  response.setHeader('Cache-Control', cacheControl(found.file));
  if (await isFile(found.file)) {
    await sendFile(request, response, join(publicDir, found.file), found.status);
  } else {
    response
      .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Seite nicht gefunden');
  }
}

/**
 * The request listener of the host.
 * @param publicDir absolute path of the built site
 */
export function answerFrom(publicDir: string): RequestListener {
  return (request, response) => {
    // A build may swap files under an open request: that request breaks off, the host goes on.
    answer(publicDir, request, response).catch(() => response.destroy());
  };
}
