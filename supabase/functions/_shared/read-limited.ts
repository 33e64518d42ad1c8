import { HttpError } from './http-error.ts';

/**
 * Reads a body, counting its bytes on the way: `Content-Length` may be missing or wrong.
 * @param limit in bytes
 * @throws {HttpError} 413 as soon as the body is longer
 */
export async function readLimited(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream, so the rest is never read.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw new HttpError(413, 'body_too_large');
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    body.set(chunk, end);
    end += chunk.byteLength;
  }
  return body;
}
