import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { listenOnLoopback } from '../loopback';
import type { Message } from './messages';

/** What the pages of the preview are told. */
export type Channel = {
  tell: (news: { isOld: boolean; messages: readonly Message[] }) => void;
  close: () => Promise<void>;
};

/**
 * Serves the script that shows messages in the preview, and the messages as they come.
 * @param port where the pages ask for them
 */
export async function openChannel(port: number): Promise<Channel> {
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
    tell(news) {
      last = `retry: 1000\ndata: ${JSON.stringify(news)}\n\n`;
      for (const listener of listeners) listener.write(last);
    },
    close: server.close,
  };
}
