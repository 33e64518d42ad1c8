import { forgetSession, hasStoredSession, noteCodeVerifier } from '../../lib/stored-session';
import { type Session, loadSupabase } from '../../lib/supabase';
import { AuthFailure, toAuthFailure } from './auth-failure';
import { setSession } from './auth-store';

let connection: ReturnType<typeof loadSupabase> | undefined;

/**
 * The client, with the auth store following its changes.
 * @throws {AuthFailure} `unreachable` when the SDK cannot be loaded; the next call tries again
 */
export async function connect(): ReturnType<typeof loadSupabase> {
  connection ??= loadSupabase().then((client) => {
    // No call to Supabase in here: it would wait for itself.
    client.auth.onAuthStateChange((_event, session) => setSession(session ?? undefined));
    return client;
  });
  try {
    return await connection;
  } catch (error) {
    connection = undefined;
    throw toAuthFailure(error);
  }
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));

/** How long finding out who is signed in may take, in milliseconds; the SDK itself goes on trying for half a minute. */
const lookLimit = 8000;

/**
 * The session as it is now, refreshed if need be; undefined when nobody is signed in or the session has ended for good.
 * @throws {AuthFailure} when an old session cannot be refreshed because the service does not answer
 */
export async function currentSession(): Promise<Session | undefined> {
  if (!hasStoredSession()) return undefined;
  const client = await connect();
  const answer = await Promise.race([client.auth.getSession(), after(lookLimit)]);
  if (answer === undefined) throw new AuthFailure('unreachable');
  const { data, error } = answer;
  if (error === null) return data.session ?? undefined;
  const failure = toAuthFailure(error);
  if (failure.code === 'unreachable') throw failure;
  return undefined;
}

/** How long signing out waits for the service, in milliseconds. */
const signOutLimit = 3000;

/** Ends the session on this device. The service is told; whether it answers or not, the session is gone. */
export async function signOut(): Promise<void> {
  const telling = connect().then((client) => client.auth.signOut({ scope: 'local' }));
  await Promise.race([telling.catch(() => undefined), after(signOutLimit)]);
  forgetSession();
  setSession(undefined);
}

/** Where the links in e-mails lead. The origin of the page, not of the build: previews have other hosts. */
const callback = (): string => `${window.location.origin}/auth/callback`;

type Client = Awaited<ReturnType<typeof connect>>;
type Answer = { data: unknown; error: unknown };

/** Calls the service; what goes wrong, in whichever way, is thrown as an {@link AuthFailure}. */
async function call<A extends Answer>(action: (client: Client) => Promise<A>): Promise<A['data']> {
  const client = await connect();
  try {
    const { data, error } = await action(client);
    if (error !== null) throw error;
    return data;
  } catch (error) {
    throw toAuthFailure(error);
  }
}

/** Signs in. @throws {AuthFailure} */
export async function signIn(email: string, password: string): Promise<void> {
  await call((client) => client.auth.signInWithPassword({ email, password }));
}

/** Creates an account; its address is to be confirmed by a link. A known address looks like a new one. @throws {AuthFailure} */
export async function signUp(email: string, password: string): Promise<void> {
  try {
    await call((client) =>
      client.auth.signUp({ email, password, options: { emailRedirectTo: callback() } }),
    );
  } catch (error) {
    // Nobody may find out here who is a customer.
    const failure = toAuthFailure(error);
    if (failure.code !== 'user_already_exists' && failure.code !== 'email_exists') throw failure;
  }
}

/** Sends the confirmation of a new account once more. @throws {AuthFailure} */
export async function resendConfirmation(email: string): Promise<void> {
  await call((client) =>
    client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: callback() } }),
  );
}

/** Sends a link that leads to a new password. @throws {AuthFailure} */
export async function requestPasswordLink(email: string): Promise<void> {
  await call((client) => client.auth.resetPasswordForEmail(email, { redirectTo: callback() }));
}

/** Gives the account of the session a new password. @throws {AuthFailure} */
export async function changePassword(password: string): Promise<void> {
  await call((client) => client.auth.updateUser({ password }));
}

/**
 * Turns the code of a link into a session.
 * @returns whether the link was for a new password
 * @throws {AuthFailure} `pkce_code_verifier_not_found` when the link was asked for in another browser; after
 *   `unreachable` the same code can be tried again
 */
export async function exchangeCode(code: string): Promise<{ recovery: boolean }> {
  const putVerifierBack = noteCodeVerifier();
  try {
    const data = await call((client) => client.auth.exchangeCodeForSession(code));
    // The SDK's types leave out what it gives back here: the kind of link it noted when that was asked for.
    const kind = data !== null && 'redirectType' in data ? data.redirectType : undefined;
    return { recovery: kind === 'recovery' };
  } catch (error) {
    const failure = toAuthFailure(error);
    if (failure.code === 'unreachable') putVerifierBack();
    throw failure;
  }
}
