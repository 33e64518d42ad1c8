import type { Project } from '../project';
import { localEnvironment } from '../../../local-environment.mjs';
import { pkcePrefix } from './mail';
import { codeForToken } from './pkce';

/**
 * The link in a mail. Supabase Lite checks the token, confirms the address and redirects to the
 * page, always with a session in the fragment. For the PKCE flow that session is ended again and
 * the page gets a code instead.
 */
export async function verify(project: Project, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const token = url.searchParams.get('token') ?? '';
  if (!token.startsWith(pkcePrefix)) return project.fetch(request);

  const plain = token.slice(pkcePrefix.length);
  const code = await codeForToken(project, url.searchParams.get('type') ?? '', plain);
  url.searchParams.set('token', plain);
  const answer = await project.fetch(new Request(url));
  const location = answer.headers.get('location');
  if (location === null) return answer;
  const target = new URL(location);
  const result = new URLSearchParams(target.hash.slice(1));
  const accessToken = result.get('access_token');
  if (accessToken === null) {
    // The hosted service names the error in the query too; `sb` tells its errors from others.
    for (const [name, value] of result) target.searchParams.set(name, value);
    target.hash = `${result}&sb=`;
  } else {
    await endSession(project, accessToken);
    target.hash = '';
    target.searchParams.set('code', code ?? '');
  }
  return new Response(null, { status: 303, headers: { location: target.href } });
}

async function endSession(project: Project, accessToken: string): Promise<void> {
  const url = `${localEnvironment.GATSBY_SUPABASE_URL}/auth/v1/logout?scope=local`;
  const headers = {
    apikey: localEnvironment.GATSBY_SUPABASE_ANON_KEY,
    authorization: `Bearer ${accessToken}`,
  };
  await project.fetch(new Request(url, { method: 'POST', headers }));
}
