import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { localEnvironment } from '../local-environment.mjs';
import type { FaultSwitch } from './faults';
import type { ServiceEnv } from './origins';
import type { Field, Outbox } from './outbox';

/** "50Kb" in the service's own words. */
const variablesLimit = 50 * 1024;
const tooLarge = 'Variables size limit. The maximum allowed variables size is 50Kb';

/** Parameters that address the service; all others are variables of the template. */
const identifiers = new Map([
  ['user_id', localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY],
  ['service_id', localEnvironment.GATSBY_EMAILJS_SERVICE_ID],
  ['template_id', localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID],
]);

const endpoint = 'emailjs-send-form';

/** EmailJS (api.emailjs.com): what it accepts is kept in the outbox instead of being sent. */
export function emailjsRoutes(outbox: Outbox, faults: FaultSwitch): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));
  return app.post('/send-form', faults.endpoint(endpoint), async (c) => {
    // Only the documented media type is read: with another one every parameter is missing.
    const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
    const form = isForm ? await c.req.formData().catch(() => undefined) : new FormData();
    if (!form) return c.text('Bad Request', 400);
    for (const [name, value] of identifiers)
      if (form.get(name) !== value) return c.text(`The ${name} parameter is required`, 400);
    const fields: Field[] = [];
    for (const [name, value] of form)
      if (typeof value === 'string' && !identifiers.has(name) && name !== 'lib_version')
        fields.push({ name, value });
    const size = Buffer.byteLength(fields.map(({ name, value }) => name + value).join(''));
    if (size > variablesLimit) return c.text(tooLarge, 413);
    outbox.add({ endpoint, templateId: localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID, fields });
    return c.text('OK');
  });
}
