import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listenOnLoopback } from '../loopback';
import { placeOf, type Problem, problemWords } from '../../plugins/gatsby-source-content';

/** What the pages of the preview are told. */
export type Channel = Awaited<ReturnType<typeof openChannel>>;

/** A message of the check as the browser shows it: its words, and a link that opens VS Code at the line. */
export function messageOf(root: string, problem: Problem) {
  const { pathname } = pathToFileURL(resolve(root, problem.file));
  const href = `vscode://file${pathname}${problem.line === undefined ? '' : `:${problem.line}`}`;
  return { place: placeOf(problem), href, text: problemWords(problem) };
}

/**
 * Serves the script that shows messages in the preview, and the messages as they come.
 * @param port where the pages ask for them
 */
export async function openChannel(port: number) {
  const listeners = new Set<ServerResponse>();
  let last = '';
  const server = await listenOnLoopback((request, response) => {
    // The page comes from another port.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    if (request.url === '/preview.js') {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(readFileSync('tools/preview/in-page.js'));
    } else {
      response.setHeader('Content-Type', 'text/event-stream');
      response.write(last || ': noch keine Prüfung\n\n');
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    }
  }, port);
  return {
    tell: ({ isOld, problems }: { isOld: boolean; problems: readonly Problem[] }): void => {
      const messages = problems.map((problem) => messageOf('.', problem));
      last = `retry: 1000\ndata: ${JSON.stringify({ isOld, messages })}\n\n`;
      for (const listener of listeners) listener.write(last);
    },
    close: server.close,
  };
}
