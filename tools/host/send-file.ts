import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding, compressFile, minimumSize } from './compression';
import { contentType, isText } from './content-types';
import { parseRange } from './range';

function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').map(plain).includes(plain(etag));
}

function sendBody(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { start, end }: { start: number; end: number },
): Promise<void> {
  response.setHeader('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || end < start) {
    response.end();
    return;
  }
  await pipeline(createReadStream(file, { start, end }), response);
}

/**
 * Answers with a file: type, ETag and 304, one byte range, Brotli or gzip.
 * @param file absolute path of an existing file
 * @param status 200, or 404 for a not-found page (which is never "unchanged" and has no ranges)
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const { size, mtimeMs, mtime } = await stat(file);
  const tag = `"${Math.round(mtimeMs).toString(16)}-${size.toString(16)}"`;
  const compressible = isText(file) && size >= minimumSize;
  const ifRange = request.headers['if-range'];
  const mayUseRange = status === 200 && (ifRange === undefined || ifRange === tag);
  const range = mayUseRange ? parseRange(request.headers.range, size) : undefined;
  const encoding =
    compressible && !range
      ? chooseEncoding(request.headers['accept-encoding']?.toString())
      : undefined;
  // The compressed bytes differ from the file's, so their tag may only promise the same meaning.
  const etag = encoding ? `W/${tag}` : tag;

  response.statusCode = status;
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', mtime.toUTCString());
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) response.setHeader('Accept-Ranges', 'bytes');

  if (status === 200 && isUnchanged(request, etag)) {
    response.writeHead(304).end();
  } else if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
  } else if (range) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    await sendStream(request, response, file, range);
  } else if (encoding) {
    response.setHeader('Content-Encoding', encoding);
    sendBody(request, response, await compressFile(file, tag, encoding));
  } else {
    await sendStream(request, response, file, { start: 0, end: size - 1 });
  }
}
