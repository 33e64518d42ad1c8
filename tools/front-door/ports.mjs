import { connect, createServer } from 'node:net';
import { Failure } from './failure.mjs';

const loopback = ['127.0.0.1', '::1'];

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((done) => {
    const socket = connect({ port, host, timeout: 500 });
    const finish = (/** @type {boolean} */ result) => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      done(error.code !== 'EADDRINUSE'),
    );
    server.listen(port, host, () => server.close(() => done(true)));
  });
}

/**
 * Whether nothing uses a port. Asks and tries, because macOS lets two programs listen on one port.
 * @param {number} port
 */
export async function isPortFree(port) {
  const answering = await Promise.all(loopback.map((host) => answers(port, host)));
  if (answering.includes(true)) return false;
  const listening = await Promise.all(loopback.map((host) => canListen(port, host)));
  return !listening.includes(false);
}

/**
 * @param {readonly number[]} ports
 * @throws {Failure} naming the ports in use and how to find their program
 */
export async function requireFreePorts(ports) {
  const free = await Promise.all(ports.map(isPortFree));
  const taken = ports.filter((_, index) => !free[index]);
  const [first] = taken;
  if (first === undefined) return;
  const find =
    process.platform === 'win32' ? `netstat -ano | findstr :${first}` : `lsof -i :${first}`;
  const what = taken.length === 1 ? `Port ${first} ist` : `Die Ports ${taken.join(' und ')} sind`;
  throw new Failure(
    `${what} schon belegt – läuft die Website noch in einem anderen Fenster? ` +
      `Den Verursacher zeigt „${find}“.`,
  );
}
