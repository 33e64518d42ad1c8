import { redirect, sendEmpty, sendJson, sendText } from '../http/answers';
import type { Exchange, Service } from '../http/route';
import { sendPage } from '../pages/layout';
import type { Outbox } from './outbox';
import { listPage, messagePage, missingPage } from './page';

/** The pages on which a person reads what the website has sent, and the same as JSON for the tests. */
export function outboxService(outbox: Outbox): Service {
  const showMessage = async ({ response, params }: Exchange): Promise<void> => {
    const message = await outbox.get(params['id'] ?? '');
    sendPage(response, message ? 200 : 404, message ? messagePage(message) : missingPage());
  };
  const clear = async ({ request, response }: Exchange): Promise<void> => {
    const { origin, host } = request.headers;
    // Any web page may post a form to this address; only our own may delete.
    if (origin !== undefined && origin !== `http://${host}`) {
      sendText(response, 403, 'Löschen geht nur vom Postausgang aus.\n');
      return;
    }
    await outbox.clear();
    redirect(response, '/outbox');
  };
  return {
    prefix: '/',
    routes: [
      { method: 'GET', path: '/', handle: ({ response }) => redirect(response, '/outbox') },
      {
        method: 'GET',
        path: '/outbox',
        handle: async ({ response }) => sendPage(response, 200, listPage(await outbox.all())),
      },
      {
        method: 'GET',
        path: '/outbox.json',
        handle: async ({ response }) => {
          const messages = await outbox.all();
          sendJson(response, { count: messages.length, messages });
        },
      },
      { method: 'POST', path: '/outbox/clear', handle: clear },
      // Every browser asks for it; a 404 would be an error on its console.
      { method: 'GET', path: '/favicon.ico', handle: ({ response }) => sendEmpty(response) },
      { method: 'GET', path: '/outbox/:id', handle: showMessage },
    ],
  };
}
