import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { requireFreePorts } from '../../../tools/cli/ports';
import { freePort } from '../../support/free-port';

let server: Server;
let port: number;
beforeEach(async () => {
  port = await freePort();
  server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
});
afterEach(() => new Promise((done) => server.close(done)));

test('a port in use stops with one sentence: the port, and how to find its program', async () => {
  const pattern = new RegExp(`^Port ${port} ist schon belegt.*„.*${port}“\\.$`);
  await expect(requireFreePorts([port])).rejects.toThrow(pattern);
});

/** What this machine calls itself: 127.0.0.1, and mostly ::1. */
const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);

test.each(own.filter(({ internal }) => internal).map(({ address }) => address))(
  'M02 a port in use at %s alone is noticed',
  async (address) => {
    const other = await freePort();
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(other, address, done));
    await expect(requireFreePorts([other])).rejects.toThrow(/schon belegt/);
    await new Promise((done) => holder.close(done));
  },
);

test('a port is free again when its program has ended', async () => {
  await new Promise((done) => server.close(done));
  await expect(requireFreePorts([port])).resolves.toBeUndefined();
});

test.each([[[NaN]], [[0]], [[99_999]], [[9130.5]], [[9130, 9130]]])(
  'M02 %j are no ports, and say so before anything starts',
  async (ports) => {
    await expect(requireFreePorts(ports)).rejects.toThrow(/eigene Zahl von 1 bis 65535/);
  },
);
