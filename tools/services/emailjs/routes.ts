import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import type { Failure, FaultSwitch } from '../control/faults';
import type { ServiceEnv } from '../origins';
import type { Field, Outbox } from '../outbox/outbox';
import { failures, unreadable, variablesTooLarge } from './answers';
import { refusal, variables, type Submission } from './submission';

type Reader = (c: Context<ServiceEnv>) => Promise<Submission>;

/** EmailJS (api.emailjs.com): what it accepts is kept in the outbox instead of being sent. */
export function emailjsRoutes(outbox: Outbox, faults: FaultSwitch): Hono<ServiceEnv> {
  const submit = (endpoint: string, read: Reader) => async (c: Context<ServiceEnv>) => {
    const submission = await read(c).catch(() => undefined);
    if (!submission) return answer(unreadable);
    const refused = refusal(submission);
    if (refused) return answer(refused);
    const template = submission.parameters.find(({ name }) => name === 'template_id');
    const fields = variables(submission);
    await outbox.add({ endpoint, templateId: template?.value ?? '', fields });
    return c.text('OK');
  };
  const form = 'emailjs-send-form';
  const json = 'emailjs-send';
  return (
    new Hono<ServiceEnv>()
      .use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
      // Larger bodies are refused unread: twenty times what the variables may take.
      .use(bodyLimit({ maxSize: 1_000_000, onError: () => answer(variablesTooLarge) }))
      .post('/send-form', faults.endpoint(form, failures), submit(form, readForm))
      .post('/send', faults.endpoint(json, failures), submit(json, readJson))
  );
}

// Only the documented media type is read: with another one every parameter is missing.
const readForm: Reader = async ({ req }) => {
  if (!hasType(req.header('content-type'), 'multipart/form-data')) return nothingSent;
  const parameters: Field[] = [];
  let files = 0;
  for (const [name, value] of await req.formData()) {
    if (typeof value === 'string') parameters.push({ name, value });
    // An untouched file input is sent as a nameless, empty file.
    else if (value.name !== '' || value.size > 0) files += 1;
  }
  return { parameters, files };
};

const jsonBody = z.looseObject({
  template_params: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

const readJson: Reader = async ({ req }) => {
  if (!hasType(req.header('content-type'), 'application/json')) return nothingSent;
  const { template_params: params = {}, ...rest } = jsonBody.parse(await req.json());
  return { parameters: [...fields(rest), ...fields(params)], files: 0 };
};

const nothingSent: Submission = { parameters: [], files: 0 };

function hasType(header: string | undefined, type: string): boolean {
  return header?.split(';', 1)[0]?.trim().toLowerCase() === type;
}

function fields(record: Record<string, unknown>): Field[] {
  return Object.entries(record).map(([name, value]) => ({ name, value: asText(value) }));
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

function answer(failure: Failure): Response {
  return new Response(failure.body, failure);
}
