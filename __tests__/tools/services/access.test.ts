/** @jest-environment node */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
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

const foreign = ['boese.example', 'localhost', 'localhost:1', '127.0.0.1:9001', '0.0.0.0'];
test.each(foreign)('refuses the Host header "%s" and shows nothing', async (host) => {
  const { status, body } = await get(host);
  expect(status).toBe(403);
  expect(body).not.toContain('<html');
});

test.each(['boese.example', 'localhost.boese.example', '127.0.0.1.boese.example'])(
  'refuses the foreign host name %s on the right port',
  async (name) => {
    expect((await get(`${name}:${port()}`)).status).toBe(403);
  },
);

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);

test('answers on the IPv6 loopback address where the machine has one', async () => {
  const attempt = get(`localhost:${port()}`, '::1');
  if (addresses.some(({ address }) => address === '::1')) expect((await attempt).status).toBe(200);
  else await expect(attempt).rejects.toThrow();
});

test('is not reachable through the network address of the machine', async () => {
  for (const { address } of addresses.filter((one) => !one.internal && one.family === 'IPv4')) {
    const attempt = get(`localhost:${port()}`, address);
    await expect(attempt).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
});

test('a second start on the same port is rejected', async () => {
  const second = startServices({ port: Number(port()), stateDir: services.stateDir() });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each([
  ['POST', '/outbox/clear'],
  ['PUT', '/__faults/emailjs-send'],
  ['DELETE', '/__faults'],
  ['DELETE', '/__requests'],
  ['GET', '/rest/v1/stripe_events'],
])('no other website may %s %s', async (method, path) => {
  for (const origin of ['https://boese.example', 'http://localhost:9000', 'null']) {
    const answer = await fetch(services.url(path), { method, headers: { origin } });
    expect(answer.status).toBe(403);
  }
});

test('no other website may read the messages', async () => {
  const headers = { origin: 'https://boese.example' };
  const answer = await fetch(services.url('/outbox.json'), { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
