import { Hono } from 'hono';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import { sendPage } from '../pages/layout';
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
      // Every browser asks for it; a 404 would be an error on its console.
      .get('/favicon.ico', (c) => c.body(null, 204))
  );
}
