import { createServer, type RequestListener, type Server } from 'node:http';
import { hasCode } from './values';

/** A listener bound to this machine only. */
export interface LoopbackServer {
  port: number;
  /** Stops listening and cuts every open connection, hanging ones included. */
  close: () => Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: browsers may resolve "localhost" to either.
 * `port` 0 takes a free one. Rejects with the system's error (EADDRINUSE) when the port is taken on either address.
 */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
): Promise<LoopbackServer> {
  const first = createServer(listener);
  const actualPort = await listen(first, '127.0.0.1', port);
  const second = createServer(listener);
  try {
    await listen(second, '::1', actualPort);
  } catch (error) {
    if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'EAFNOSUPPORT')) {
      return { port: actualPort, close: () => close(first) };
    }
    await close(first);
    // The system picked a port that only IPv4 had free: let it pick another one.
    if (port === 0 && hasCode(error, 'EADDRINUSE')) return listenOnLoopback(listener, port);
    throw error;
  }
  return {
    port: actualPort,
    close: async () => {
      await Promise.all([close(first), close(second)]);
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
