import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { cors } from 'hono/cors';
import { cloneRawRequest } from 'hono/request';
import type { FaultSwitch } from '../control/faults';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import { type Adapter, modernError, resend, signUp, verify } from './auth/adapters';
import type { Project } from './project';

const unchanged: Adapter = (project, request) => project.fetch(request);

/** As on a hosted project: any website may read every answer. */
const openToAll = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'apikey',
    'authorization',
    'x-client-info',
    'x-supabase-api-version',
    'content-type',
  ],
  exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
  maxAge: 86_400,
});

/** Supabase Auth. `open` gives the project, which may take seconds the first time. */
export function authRoutes(open: () => Promise<Project>, faults: FaultSwitch): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>().use(openToAll, contextStorage(), async (c, next) => {
    await next();
    // The version that supabase-js asks for.
    c.header('X-Supabase-Api-Version', '2024-01-01');
  });
  const add = (
    method: string,
    action: string,
    adapter = unchanged,
    name = `supabase-${action}`,
  ): void => {
    app.on(method, `/${action}`, faults.endpoint(name), async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      return modernError(await adapter(await open(), await cloneRawRequest(c.req), body));
    });
  };
  add('POST', 'signup', signUp);
  add('POST', 'resend', resend);
  add('POST', 'recover');
  add('POST', 'verify', verify);
  add('POST', 'token');
  add('GET', 'user');
  add('PUT', 'user', unchanged, 'supabase-update-user');
  add('POST', 'logout');
  return app;
}

/**
 * The functions of the project's database over PostgREST. The local keys are public, so no website may,
 * and only the secret one; as on a hosted project, a new key goes into `apikey` and is no bearer.
 */
export function restRoutes(open: () => Promise<Project>, faults: FaultSwitch): Hono<ServiceEnv> {
  const endpoint = faults.endpoint('supabase-rest');
  return new Hono<ServiceEnv>().all('/*', ownPagesOnly, endpoint, async (c) => {
    if (c.req.header('authorization')?.startsWith('Bearer sb_'))
      return c.json({ message: 'Expected 3 parts in JWT; got 1' }, 401);
    return (await open()).fetch(c.req.raw);
  });
}
