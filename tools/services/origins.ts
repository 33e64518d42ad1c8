import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** What every handler finds in its context. */
export interface ServiceEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Where these services listen; the services call each other there. */
    ownOrigin: string;
    /** Where people and the built site find them: the origin in pages, mails and payment links. */
    publicOrigin: string;
  };
}

/**
 * Sets both origins, and refuses a Host header that names neither. Otherwise a foreign page could
 * point its own host name at 127.0.0.1 (DNS rebinding) and read the messages.
 * @param publicOrigin defaults to where the services listen
 */
export function checkHost(publicOrigin?: string): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const { localPort } = c.env.incoming.socket;
    const ownOrigin = `http://localhost:${localPort}`;
    c.set('ownOrigin', ownOrigin);
    c.set('publicOrigin', publicOrigin ?? ownOrigin);
    const hosts = [`localhost:${localPort}`, `127.0.0.1:${localPort}`];
    if (publicOrigin !== undefined) hosts.push(new URL(publicOrigin).host);
    if (!hosts.includes(c.req.header('host') ?? '')) {
      return c.text('Nur über localhost erreichbar.\n', 403);
    }
    await next();
  };
}

/** Refuses requests sent by other websites: any page may post a form to this address. */
export const ownPagesOnly: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== `http://${c.req.header('host')}`) {
    return c.text('Das geht nur von den Seiten der lokalen Dienste aus.\n', 403);
  }
  await next();
};
