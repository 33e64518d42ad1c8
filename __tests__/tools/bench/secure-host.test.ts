import { connect } from 'node:http2';
import { startSecureHost } from '../../../tools/bench/secure-host';
import { temporaryFolder } from '../../support/temporary-folder';

const page = `<p>${'Uhrturm '.repeat(200)}</p>`;

it('serves pages over HTTP/2, compressed as the local host does', async () => {
  const site = { _headers: '', _redirects: '', 'seite.html': page };
  const host = await startSecureHost(temporaryFolder(site));
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
});
