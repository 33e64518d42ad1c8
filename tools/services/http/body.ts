import type { IncomingMessage } from 'node:http';

/**
 * Reads a request body of at most `limit` bytes; `undefined` when it is longer.
 * A longer body is still read to its end: closing early would look like a broken network to the sender, who would
 * never see the answer. Rejects when the sender goes away.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const gone = new Error('The sender closed the connection.');
    // After a delay the sender may have left already; then no event would ever come.
    if (request.destroyed) {
      reject(gone);
      return;
    }
    let chunks: Uint8Array[] = [];
    let size = 0;
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > limit) chunks = [];
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(size > limit ? undefined : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(gone));
  });
}

/** The media type of a request in lower case, without parameters; empty when there is none. */
export function mediaType(request: IncomingMessage): string {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}
