import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { cors } from 'hono/cors';
import { cloneRawRequest } from 'hono/request';
import { supabaseSecretKey } from '../../local-environment.mjs';
import type { FaultSwitch } from '../faults';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import { type Adapter, resend, signUp, verify } from './auth/adapters';
import type { Project } from './project';

const adapters = new Map<string, Adapter>(Object.entries({ signup: signUp, resend, verify }));

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
  maxAge: 86_400,
});

/** Supabase Auth. `open` gives the project, which may take seconds the first time. */
export function authRoutes(open: () => Promise<Project>, faults: FaultSwitch): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .use(openToAll, contextStorage())
    .all('/:action', faults.endpoint('supabase-auth'), async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const request = await cloneRawRequest(c.req);
      const adapter = adapters.get(c.req.param('action'));
      return adapter ? adapter(await open(), request, body) : (await open()).fetch(request);
    });
}

/**
 * The functions of the project's database over PostgREST. The local keys are public, so no website may,
 * and only the secret one; as on a hosted project, a new key goes into `apikey` and is no bearer.
 */
export function restRoutes(open: () => Promise<Project>, faults: FaultSwitch): Hono<ServiceEnv> {
  const endpoint = faults.endpoint('supabase-rest');
  return new Hono<ServiceEnv>().all('/*', ownPagesOnly, endpoint, async (c) => {
    const isAllowed = c.req.header('apikey') === supabaseSecretKey;
    if (!isAllowed || c.req.header('authorization') !== undefined)
      return c.json({ message: 'Invalid API key' }, 401);
    return (await open()).fetch(c.req.raw);
  });
}
