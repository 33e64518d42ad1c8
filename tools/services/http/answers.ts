import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A complete answer as data. Without `contentType` the body is plain text. */
export interface Answer {
  status: number;
  body: string;
  contentType?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends an answer; `headers` come on top of the ones already set on the response. */
export function send(
  response: ServerResponse,
  answer: Answer,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(answer.status, {
    'Content-Type': answer.contentType ?? 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(answer.body),
    ...answer.headers,
    ...headers,
  });
  response.end(answer.body);
}

/** Sends plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  body: string,
  headers: OutgoingHttpHeaders = {},
): void {
  send(response, { status, body }, headers);
}

/** Sends a value as indented JSON, so that it is readable in a browser too. */
export function sendJson(response: ServerResponse, value: unknown): void {
  const body = `${JSON.stringify(value, null, 2)}\n`;
  send(response, { status: 200, body, contentType: 'application/json; charset=utf-8' });
}

/** Sends an answer without a body (a preflight, a cleared list). */
export function sendEmpty(response: ServerResponse, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(204, headers).end();
}

/** Sends the browser to another page of this process; 303 turns a POST into a GET. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Content-Length': 0 }).end();
}
