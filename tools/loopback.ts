import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** A listener bound to this machine only. */
interface LoopbackServer {
  port: number;
  /** Stops listening and cuts every open connection, hanging ones included. */
  close: () => Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: browsers may resolve "localhost" to
 * either. Port 0 takes a free one. Rejects with the system's error (EADDRINUSE) when the port is
 * taken on either address.
 */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
): Promise<LoopbackServer> {
  const first = await listen(listener, '127.0.0.1', port);
  const address = first.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  try {
    const second = await listen(listener, '::1', actualPort);
    return { port: actualPort, close: () => close(first, second) };
  } catch (error) {
    if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'EAFNOSUPPORT')) {
      return { port: actualPort, close: () => close(first) };
    }
    await close(first);
    // The system picked a port that only IPv4 had free: let it pick another one.
    if (port === 0 && hasCode(error, 'EADDRINUSE')) return listenOnLoopback(listener, port);
    throw error;
  }
}

/** True for a system error with this code. Not by `instanceof`: Jest has a realm for each file. */
function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Says why a program does not listen, and lets it end with exit code 1. */
export function reportPort(error: unknown, port: string): void {
  const inUse = `Port ${port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit --port einen anderen.`;
  console.error(hasCode(error, 'EADDRINUSE') ? inUse : error);
  process.exitCode = 1;
}

async function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener).listen({ host, port, ipv6Only: host === '::1' });
  await once(server, 'listening');
  return server;
}

async function close(...servers: readonly Server[]): Promise<void> {
  const closed = servers.map((server) => once(server, 'close'));
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await Promise.all(closed);
}
