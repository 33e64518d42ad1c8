import type { z } from 'zod';
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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream, so the rest is never read.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw new HttpError(413, 'body_too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Reads what a form of the website sends.
 * @throws {HttpError} 400 for anything else, 413 for more than 20 kB
 */
export async function readForm<Sent>(request: Request, form: z.ZodType<Sent>): Promise<Sent> {
  const body = await readLimited(request, 20 * 1_024);
  try {
    return form.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    throw new HttpError(400, 'invalid_request');
  }
}
