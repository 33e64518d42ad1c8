import { z } from 'zod';
import type { Project } from '../project';
import { readBody } from './body';
import { pkcePrefix } from './mail';

const bodySchema = z.looseObject({ token_hash: z.string(), type: z.string() });

/**
 * Redeems the token of a mail, once. Supabase Lite knows neither the mark of PKCE nor the type
 * `email`, which on a hosted project covers every first confirmation.
 */
export async function verify(project: Project, request: Request): Promise<Response> {
  const body = await readBody(request, bodySchema);
  if (!body) return project.fetch(request);
  const token = body.token_hash.startsWith(pkcePrefix)
    ? body.token_hash.slice(pkcePrefix.length)
    : body.token_hash;
  const type = body.type === 'email' ? 'signup' : body.type;
  const { headers, method, url } = request;
  const known = JSON.stringify({ ...body, token_hash: token, type });
  return project.fetch(new Request(url, { method, headers, body: known }));
}
