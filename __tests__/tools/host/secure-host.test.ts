/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSecureHost } from '../../../tools/bench/secure-host';

const page = `<p>${'Uhrturm '.repeat(200)}</p>`;

it('serves pages over HTTP/2, compressed as the local host does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, '_headers'), '');
  writeFileSync(join(folder, '_redirects'), '');
  writeFileSync(join(folder, 'seite.html'), page);
  const host = await startSecureHost(folder);
  const session = connect(host.origin, { rejectUnauthorized: false });
  const request = session.request({ ':path': '/seite', 'accept-encoding': 'br' });
  const headers = await new Promise<Record<string, unknown>>((done) =>
    request.on('response', done),
  );
  request.resume();
  expect(session.alpnProtocol).toBe('h2');
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  session.destroy();
  await host.close();
  rmSync(folder, { recursive: true });
});
