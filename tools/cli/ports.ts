import { once } from 'node:events';
import { connect } from 'node:net';
import { Failure } from './failure';

/**
 * Whether something listens on a port of this machine, by either of its addresses: asked by calling it,
 * as macOS lets two programs share one.
 */
async function isPortTaken(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ port, host });
    const hasAnswered = await once(socket, 'connect').catch(() => false);
    socket.destroy();
    return hasAnswered !== false;
  });
  return (await Promise.all(answers)).includes(true);
}

/** @throws Failure naming the first port that is none or in use, and how to find its program */
export async function requireFreePorts(ports: readonly number[]): Promise<void> {
  for (const [index, port] of ports.entries()) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535 || ports.indexOf(port) !== index)
      throw new Failure(
        'SITE_PORT, SERVICES_PORT, EDITING_PORT und PREVIEW_PORT brauchen je eine eigene Zahl von 1 bis 65535.',
      );
    if (!(await isPortTaken(port))) continue;
    const find =
      process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`;
    throw new Failure(
      `Port ${port} ist schon belegt – läuft die Website noch in einem anderen Fenster? ` +
        `Den Verursacher zeigt „${find}“.`,
    );
  }
}
