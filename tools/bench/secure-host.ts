import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeCertificate } from '../certificate';
import { answerFrom } from '../host/answer';
import type { Host } from '../host/server';

/** The browser flag that goes with it: nobody has signed its certificate. */
export const trustAnyone = '--ignore-certificate-errors';

function localCertificate(): { cert: Buffer; key: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  writeCertificate(files);
  const read = { cert: readFileSync(files.certificate), key: readFileSync(files.key) };
  rmSync(folder, { recursive: true });
  return read;
}

/**
 * Serves a built site over HTTP/2, as every real host does. With HTTP/1, font and picture are on two
 * connections, one of them new: which one is chance, and a round trip of 150 ms in the paint of a
 * phone as Lighthouse computes it.
 * @param publicDir folder of the built site
 */
export async function startSecureHost(publicDir: string): Promise<Host> {
  const server = createSecureServer({ ...localCertificate(), allowHTTP1: true });
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
