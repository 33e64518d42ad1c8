import { createServer, type Server } from 'node:net';
import { freePort, requireFreePorts } from '../../../tools/cli/ports';

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
