import { request } from 'node:http';
import { startServices } from '../../../tools/services/server';
import { withServices } from './running-services';

const services = withServices({ publicOrigin: 'http://localhost:9001' });
const port = () => new URL(services.url('/')).port;

/** A raw request, because fetch does not let the caller choose the Host header. */
function get(host: string, address = '127.0.0.1'): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: address, port: port(), path: '/outbox', headers: { host } };
    const sent = request(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}

test.each(['localhost', '127.0.0.1'])('answers on its own port as %s', async (name) => {
  expect((await get(`${name}:${port()}`)).status).toBe(200);
});

test('answers to the public host name, which a browser may have mapped to its port', async () => {
  expect((await get('localhost:9001')).status).toBe(200);
});
test.each(['boese.example', 'localhost', 'localhost:1', '127.0.0.1:9001', '0.0.0.0'])(
  'refuses the Host header "%s" and shows nothing, on the right port too',
  async (host) => {
    const { status, body } = await get(host);
    expect(status).toBe(403);
    expect(body).not.toContain('<html');
    if (host === 'boese.example') expect((await get(`${host}:${port()}`)).status).toBe(403);
  },
);

test('a second start on the same port is rejected', async () => {
  const second = startServices({ port: Number(port()), stateDir: services.stateDir() });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each([
  ['POST', '/outbox/clear'],
  ['PUT', '/__faults/emailjs-send-form'],
  ['DELETE', '/__faults'],
  ['DELETE', '/__requests'],
  ['GET', '/rest/v1/stripe_events'],
])('no other website may %s %s', async (method, path) => {
  for (const origin of ['https://boese.example', 'http://localhost:9000', 'null']) {
    const answer = await fetch(services.url(path), { method, headers: { origin } });
    expect(answer.status).toBe(403);
  }
});
