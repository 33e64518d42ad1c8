/** @jest-environment node */
import { createServer, type Server } from 'node:net';
import { isPortFree, requireFreePorts } from '../../../../tools/front-door/ports.mjs';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => new Promise((done) => server.close(done)));

test('a port in use is found', async () => {
  expect(await isPortFree(port)).toBe(false);
});

test('a port is free again when its program has ended', async () => {
  await new Promise((done) => server.close(done));
  expect(await isPortFree(port)).toBe(true);
  await expect(requireFreePorts([port])).resolves.toBeUndefined();
  server.listen(0);
});

test('the error is one sentence with the port and how to find its program', async () => {
  const pattern = new RegExp(`^Port ${port} ist schon belegt.*„.*${port}“\\.$`);
  await expect(requireFreePorts([port])).rejects.toThrow(pattern);
});
