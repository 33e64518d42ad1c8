import { accepted, failures, unreadable, variablesTooLarge } from './answers';
import { readForm, readJson } from './formats';
import { refusal, variables, type Submission } from './submission';
import { send, sendEmpty, type Answer } from '../http/answers';
import { mediaType, readBody } from '../http/body';
import type { Endpoint, Exchange, Route, Service } from '../http/route';
import type { Outbox } from '../outbox/outbox';

/** Larger bodies are refused without parsing them: twenty times what the variables may take. */
const bodyLimit = 1_000_000;

const nothingSent: Submission = { parameters: [], files: 0 };

/** Reads one wire format. Gives nothing, or rejects, when the body is damaged. */
type Reader = (exchange: Exchange, body: Buffer) => Promise<Submission | undefined>;

// Only the documented media type is read: with another one every parameter is missing.
const formReader: Reader = async ({ request }, body) =>
  mediaType(request) === 'multipart/form-data'
    ? readForm(body, request.headers, bodyLimit)
    : nothingSent;

const jsonReader: Reader = async ({ request }, body) =>
  mediaType(request) === 'application/json' ? readJson(body) : nothingSent;

/** EmailJS (api.emailjs.com): what it accepts is kept in the outbox instead of being sent. */
export function emailjsService(outbox: Outbox): Service {
  const endpoint = (action: string): Endpoint => ({ name: `emailjs-${action}`, failures });
  const post = (action: string, read: Reader): Route => ({
    method: 'POST',
    path: `/api/v1.0/email/${action}`,
    endpoint: endpoint(action),
    handle: async (exchange) => {
      const answer = await submit(exchange, read, outbox, endpoint(action).name);
      send(exchange.response, answer);
    },
  });
  return {
    prefix: '/api/v1.0/',
    headers: { 'Access-Control-Allow-Origin': '*' },
    routes: [
      post('send-form', formReader),
      post('send', jsonReader),
      preflight('send-form'),
      preflight('send'),
    ],
  };
}

async function submit(
  exchange: Exchange,
  read: Reader,
  outbox: Outbox,
  endpoint: string,
): Promise<Answer> {
  const body = await readBody(exchange.request, bodyLimit);
  if (!body) return variablesTooLarge;
  const submission = await read(exchange, body).catch(() => undefined);
  if (!submission) return unreadable;
  const refused = refusal(submission);
  if (refused) return refused;
  const template = submission.parameters.find(({ name }) => name === 'template_id');
  await outbox.add({ endpoint, templateId: template?.value ?? '', fields: variables(submission) });
  return accepted;
}

function preflight(action: string): Route {
  return {
    method: 'OPTIONS',
    path: `/api/v1.0/email/${action}`,
    handle: ({ response }) =>
      sendEmpty(response, {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'content-type',
      }),
  };
}
