import { sendEmpty } from '../http/answers';
import type { Endpoint, Route, Service } from '../http/route';
import { answerByWebHandler } from '../http/web';
import { mailFailures, projectFailures, sessionFailures, tokenFailures } from './answers';
import { apiVersion, modernError } from './auth/errors';
import { recover } from './auth/recover';
import { resend } from './auth/resend';
import { signUp } from './auth/sign-up';
import { verify } from './auth/verify';
import type { Project } from './project';

/** The headers every answer of a hosted project carries, so that any website may read it. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
  'X-Supabase-Api-Version': apiVersion,
};

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'apikey, authorization, x-client-info, x-supabase-api-version, content-type',
  'Access-Control-Max-Age': '86400',
};

type Adapter = (project: Project, request: Request) => Promise<Response>;

const unchanged: Adapter = (project, request) => project.fetch(request);

/** Supabase Auth. `open` gives the project, which may take seconds the first time. */
export function authService(open: () => Promise<Project>): Service {
  const route = (
    method: string,
    action: string,
    failures: Endpoint['failures'],
    adapter: Adapter = unchanged,
    name = `supabase-${action}`,
  ): Route => ({
    method,
    path: `/auth/v1/${action}`,
    endpoint: { name, failures },
    handle: async ({ request, response }) => {
      const project = await open();
      const handler = async (asked: Request) => modernError(await adapter(project, asked));
      await answerByWebHandler(handler, request, response);
    },
  });
  const routes = [
    route('POST', 'signup', mailFailures, signUp),
    route('POST', 'resend', mailFailures, resend),
    route('POST', 'recover', mailFailures, recover),
    route('GET', 'verify', projectFailures, verify),
    route('POST', 'token', tokenFailures),
    route('GET', 'user', sessionFailures),
    route('PUT', 'user', sessionFailures, unchanged, 'supabase-update-user'),
    route('POST', 'logout', sessionFailures),
  ];
  return { prefix: '/auth/v1/', headers, routes: [...routes, ...preflights(routes)] };
}

/** The project's tables over PostgREST; only the webhook asks for them. */
export function restService(open: () => Promise<Project>): Service {
  const endpoint = { name: 'supabase-rest', failures: projectFailures };
  return {
    prefix: '/rest/v1/',
    headers: { 'Access-Control-Allow-Origin': '*' },
    routes: ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({
      method,
      path: '/rest/v1/:table',
      endpoint,
      handle: async ({ request, response }) => {
        const project = await open();
        await answerByWebHandler(project.fetch, request, response);
      },
    })),
  };
}

function preflights(routes: readonly Route[]): Route[] {
  const paths = new Set(routes.map(({ path }) => path));
  return [...paths].map((path) => ({
    method: 'OPTIONS',
    path,
    handle: ({ response }) => sendEmpty(response, preflightHeaders),
  }));
}
