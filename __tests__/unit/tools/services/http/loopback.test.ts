/** @jest-environment node */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { startServices } from '../../../../../tools/services/server';
import { withServices } from '../running-services';

const services = withServices();
const port = () => new URL(services.url('/')).port;

/** A raw request, because fetch does not let a page or a test choose the Host header. */
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

test.each(['localhost', '127.0.0.1'])('answers to the host name %s', async (host) => {
  expect((await get(`${host}:${port()}`)).status).toBe(200);
  expect((await fetch(`http://${host}:${port()}/outbox`)).status).toBe(200);
});

test('answers on the IPv6 loopback address where the machine has one', async () => {
  const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
  const attempt = get(`localhost:${port()}`, '::1');
  if (hasIPv6) expect((await attempt).status).toBe(200);
  else await expect(attempt).rejects.toThrow();
});

test.each(['boese.example', 'localhost', 'localhost:1', '[::1]', '0.0.0.0'])(
  'refuses the Host header "%s" and shows nothing',
  async (host) => {
    const { status, body } = await get(host);
    expect(status).toBe(403);
    expect(body).not.toContain('<html');
  },
);

test.each(['boese.example', 'localhost.boese.example', '127.0.0.1.boese.example'])(
  'refuses the foreign host name %s on the right port',
  async (name) => {
    expect((await get(`${name}:${port()}`)).status).toBe(403);
  },
);

test('is not reachable through the network address of the machine', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of outside) {
    await expect(get(`localhost:${port()}`, address)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  }
});

test('a second start on the same port is rejected', async () => {
  const second = startServices({ port: Number(port()), stateDir: services.stateDir() });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
