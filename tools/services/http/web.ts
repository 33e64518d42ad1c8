import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './answers';
import { readBody } from './body';

/** A handler of the Fetch API, as Supabase's own code and the Edge Functions are written. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Larger bodies are refused: nothing the site sends comes near it. */
const bodyLimit = 1_000_000;

/** Where this process was reached, whatever its port: "http://localhost:9001". */
export function ownOrigin({ socket }: IncomingMessage): string {
  return `http://localhost:${socket.localPort}`;
}

/** Has a Fetch API handler answer a Node request; headers already set on the response stay unless it sets them. */
export async function answerByWebHandler(
  handler: WebHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, bodyLimit);
  if (!body) {
    sendText(response, 413, 'Payload Too Large');
    return;
  }
  await sendWebResponse(await handler(webRequest(request, body)), response);
}

function webRequest(request: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method ?? 'GET';
  const init = ['GET', 'HEAD'].includes(method)
    ? { method, headers }
    : { method, headers, body: new Uint8Array(body) };
  return new Request(new URL(request.url ?? '/', ownOrigin(request)), init);
}

async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(body);
}
