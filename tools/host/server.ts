import { resolve } from 'node:path';
import { listenOnLoopback } from '../loopback';
import { answerFrom } from './answer';

export interface Host {
  /** For instance `http://localhost:9000`. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site as the real hosts do (deploy/policy.ts), reachable from this machine only.
 * Files are looked up at every request, so a new build needs no restart.
 * @param site folder of the built site, and a port; 0 picks a free one
 * @throws NodeJS.ErrnoException `EADDRINUSE` when the port is taken
 */
export async function startHost(site: { publicDir: string; port: number }): Promise<Host> {
  const server = await listenOnLoopback(answerFrom(resolve(site.publicDir)), site.port);
  return { origin: `http://localhost:${server.port}`, close: server.close };
}
