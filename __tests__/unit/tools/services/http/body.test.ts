/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { readBody } from '../../../../../tools/services/http/body';

const server = createServer();
let sender: Socket;
let request: IncomingMessage | undefined;

/** The receiving end of a request that announces 10 bytes and has sent 3. */
beforeEach(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  sender = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  sender.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc');
  [request] = await once(server, 'request');
});

afterEach(() => {
  sender.destroy();
  server.close();
});

function received(): IncomingMessage {
  if (!request) throw new Error('No request arrived.');
  return request;
}

test('a sender who leaves in the middle ends the reading', async () => {
  const reading = readBody(received(), 100);
  sender.destroy();
  await expect(reading).rejects.toThrow();
});

test('a sender who left before the reading began ends it at once', async () => {
  const left = new Promise((resolve) => received().on('close', resolve));
  received().on('error', () => undefined);
  sender.destroy();
  await left;
  await expect(readBody(received(), 100)).rejects.toThrow('The sender closed the connection.');
});

test('a body within the limit is complete; over the limit it is read to its end but not kept', async () => {
  const complete = readBody(received(), 10);
  const tooLong = readBody(received(), 9);
  sender.write('defghij');
  expect((await complete)?.toString()).toBe('abcdefghij');
  expect(await tooLong).toBeUndefined();
});
