import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { dirname, resolve } from 'node:path';
import { writeCertificate } from '../certificate';
import { answerFrom } from '../host/answer';
import type { Host } from '../host/server';

/** The browser flag that goes with it: nobody has signed its certificate. */
export const trustAnyone = '--ignore-certificate-errors';

const files = { certificate: '.local/bench/certificate.pem', key: '.local/bench/key.pem' };

/**
 * Serves a built site over HTTP/2, as every real host does. With HTTP/1, font and picture are on two
 * connections, one of them new: which one is chance, and a round trip of 150 ms in the paint of a
 * phone as Lighthouse computes it.
 * @param publicDir folder of the built site
 */
export async function startSecureHost(publicDir: string): Promise<Host> {
  mkdirSync(dirname(files.key), { recursive: true });
  writeCertificate(files);
  const [cert, key] = [readFileSync(files.certificate), readFileSync(files.key)];
  const server = createSecureServer({ cert, key, allowHTTP1: true });
  server.on('request', answerFrom(resolve(publicDir)));
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    origin: `https://localhost:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
