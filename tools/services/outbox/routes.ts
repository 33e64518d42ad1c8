import { Hono } from 'hono';
import { z } from 'zod';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import { sendPage } from '../pages/layout';
import { fates, isTagged, reportFate } from '../resend/report';
import type { Outbox } from './outbox';
import { listPage, messagePage, missingPage } from './page';

/** The pages on which people read what the website has sent, and the same as JSON for tests. */
export function outboxRoutes(outbox: Outbox): Hono<ServiceEnv> {
  return (
    new Hono<ServiceEnv>()
      .get('/', (c) => c.redirect('/outbox', 303))
      .get('/outbox', (c) => sendPage(c, listPage(outbox.all())))
      .get('/outbox.json', (c) => {
        const messages = outbox.all();
        return c.json({ count: messages.length, messages });
      })
      .post('/outbox/clear', ownPagesOnly, (c) => {
        outbox.clear();
        return c.redirect('/outbox', 303);
      })
      .get('/outbox/:id', (c) => {
        const message = outbox.get(c.req.param('id'));
        return message ? sendPage(c, messagePage(message)) : sendPage(c, missingPage(), 404);
      })
      // The buttons below a mail: Resend reports this by itself.
      .post('/outbox/:id/:fate', ownPagesOnly, async (c) => {
        const message = outbox.get(c.req.param('id'));
        const fate = z.keyof(z.object(fates)).safeParse(c.req.param('fate')).data;
        if (!message || !isTagged(message) || !fate) return sendPage(c, missingPage(), 404);
        const answer = await reportFate(message, fate, c.var.ownOrigin);
        return answer.ok ? c.redirect('/outbox', 303) : c.text(await answer.text(), 502);
      })
      // Every browser asks for it; a 404 would be an error on its console.
      .get('/favicon.ico', (c) => c.body(null, 204))
  );
}
