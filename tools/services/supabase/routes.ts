import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { cors } from 'hono/cors';
import { cloneRawRequest } from 'hono/request';
import { supabaseSecretKey } from '../../local-environment.mjs';
import type { FaultSwitch } from '../faults';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import { type Adapter, resend, signUp, verify } from './auth/adapters';
import type { Project } from './project';

const unchanged: Adapter = (project, request) => project.fetch(request);

const actions: readonly (readonly [method: string, action: string, adapter: Adapter])[] = [
  ['POST', 'signup', signUp],
  ['POST', 'resend', resend],
  ['POST', 'recover', unchanged],
  ['POST', 'verify', verify],
  ['POST', 'token', unchanged],
  ['GET', 'user', unchanged],
  ['PUT', 'user', unchanged],
  ['POST', 'logout', unchanged],
];

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
  const app = new Hono<ServiceEnv>().use(openToAll, contextStorage());
  for (const [method, action, adapter] of actions)
    app.on(method, `/${action}`, faults.endpoint(`supabase-${action}`), async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      return adapter(await open(), await cloneRawRequest(c.req), body);
    });
  return app;
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
