import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Where a host listens; `secure` speaks TLS, and whatever its certificate says is accepted. */
export type Place = { port: number; secure: boolean };

/**
 * Asks a host on this machine, without following redirects.
 * @param name the host name asked for, in TLS as well
 */
export function ask(
  { port, secure }: Place,
  path: string,
  { name = 'localhost', agent = false }: { name?: string; agent?: http.Agent | false } = {},
): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    headers: { host: name },
    agent,
  };
  return new Promise((done, fail) => {
    const read = (response: http.IncomingMessage) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    };
    const request = secure
      ? https.get({ ...options, servername: name, rejectUnauthorized: false }, read)
      : http.get(options, read);
    request.on('error', fail);
  });
}

/** Sends many requests, some at a time. @returns those that were not answered with 200 */
export async function askOften(place: Place, paths: readonly string[], times: number) {
  const Agent = place.secure ? https.Agent : http.Agent;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const failures: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < times) {
      const path = paths[next++ % paths.length] ?? '/';
      const answer = await ask(place, path, { agent }).catch((error: unknown) => String(error));
      const status = typeof answer === 'string' ? answer : answer.status;
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  agent.destroy();
  return failures;
}

/** Waits until something is so: a server that reloads goes on answering meanwhile. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error('It has not become so within ten seconds.');
}
