import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { FaultSwitch } from '../control/faults';
import type { ServiceEnv } from '../origins';
import type { Field, Outbox } from '../outbox/outbox';
import { refusal, tooLarge, variables } from './refusal';

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
        await outbox.add({ endpoint, templateId, fields: variables(parameters) });
        return c.text('OK');
      })
  );
}
