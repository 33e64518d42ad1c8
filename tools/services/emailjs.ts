import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { localEnvironment } from '../local-environment.mjs';
import type { FaultSwitch } from './control/faults';
import type { ServiceEnv } from './origins';
import type { Field, Outbox } from './outbox/outbox';

/** A refusal; the site treats all of them alike. */
interface Refusal {
  status: number;
  body: string;
}

const tooLarge: Refusal = {
  status: 413,
  body: 'Variables size limit. The maximum allowed variables size is 50Kb',
};

/** "50Kb" in the service's own words. */
const variablesLimit = 50 * 1024;

/** Parameters that address the service; all others are variables of the template. */
const identifiers = new Map([
  ['user_id', localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY],
  ['service_id', localEnvironment.GATSBY_EMAILJS_SERVICE_ID],
  ['template_id', localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID],
]);

/** The variables of the template, in the order in which they were sent. */
const variables = (parameters: readonly Field[]): Field[] =>
  parameters.filter(({ name }) => !identifiers.has(name) && name !== 'lib_version');

/**
 * Why EmailJS would refuse this form; nothing when it would send it.
 * @param parameters everything sent, in order, identifiers included
 */
function refusal(parameters: readonly Field[]): Refusal | undefined {
  const sent = new Map(parameters.map(({ name, value }) => [name, value]));
  for (const [name, value] of identifiers)
    if (sent.get(name) !== value) return { status: 400, body: `The ${name} parameter is required` };
  const words = variables(parameters).map(({ name, value }) => name + value);
  return Buffer.byteLength(words.join('')) > variablesLimit ? tooLarge : undefined;
}

const endpoint = 'emailjs-send-form';

/** EmailJS (api.emailjs.com): what it accepts is kept in the outbox instead of being sent. */
export function emailjsRoutes(outbox: Outbox, faults: FaultSwitch): Hono<ServiceEnv> {
  return (
    new Hono<ServiceEnv>()
      .use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
      // Larger bodies are refused unread: twenty times what the variables may take.
      .use(bodyLimit({ maxSize: 1_000_000, onError: () => new Response(tooLarge.body, tooLarge) }))
      .post('/send-form', faults.endpoint(endpoint), async (c) => {
        // Only the documented media type is read: with another one every parameter is missing.
        const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
        const form = isForm ? await c.req.formData().catch(() => undefined) : new FormData();
        if (!form) return c.text('Bad Request', 400);
        const parameters = [...form].flatMap(([name, value]): Field[] => {
          if (typeof value === 'string') return [{ name, value }];
          throw new HTTPException(400, { message: 'Attachments are not enabled' });
        });
        const refused = refusal(parameters);
        if (refused) return new Response(refused.body, refused);
        const templateId = parameters.find(({ name }) => name === 'template_id')?.value ?? '';
        outbox.add({ endpoint, templateId, fields: variables(parameters) });
        return c.text('OK');
      })
  );
}
