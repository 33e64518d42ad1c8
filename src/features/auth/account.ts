import { loadOnce } from '../../lib/load-once';
import { forgetSession, noteCodeVerifier } from '../../lib/stored-session';
import { type Session, loadSupabase } from '../../lib/supabase';
import { withTimeout } from '../../lib/with-timeout';
import { AuthFailure, toAuthFailure } from './auth-failure';
import type { LinkType } from './callback-address';

/** How long finding out who is signed in may take; the SDK goes on trying for half a minute. */
const sessionTimeoutMs = 8000;
const signOutTimeoutMs = 3000;

let reportSession: (session: Session | undefined) => void = () => undefined;

/** Reports every change of the session to the one listener there is: the auth state. */
export function onSessionChange(listener: typeof reportSession): void {
  reportSession = listener;
}

/**
 * The client, with its changes of the session reported.
 * @throws {AuthFailure} `unreachable` when the SDK cannot be loaded; the next call tries again
 */
export const connect = loadOnce(async () => {
  const client = await loadSupabase().catch((error: unknown) => {
    throw toAuthFailure(error);
  });
  // A call to Supabase in here would wait for itself.
  client.auth.onAuthStateChange((_event, session) => reportSession(session ?? undefined));
  return client;
});

/**
 * The session as it is now, refreshed if it has expired; undefined once it has ended for good.
 * @throws {AuthFailure} when an old session cannot be refreshed because the service does not answer
 */
export async function currentSession(): Promise<Session | undefined> {
  const client = await connect();
  const answer = await withTimeout(client.auth.getSession(), sessionTimeoutMs, undefined);
  if (answer === undefined) throw new AuthFailure('unreachable');
  return answer.data.session ?? undefined;
}

/** Ends the session on this device, whether the service answers or not. */
export async function signOut(): Promise<void> {
  const request = connect().then((client) => client.auth.signOut({ scope: 'local' }));
  await withTimeout(request, signOutTimeoutMs, undefined).catch(() => undefined);
  forgetSession();
  reportSession(undefined);
}

/** Target of the links in e-mails, on the page's own origin: previews have other hosts. */
const callback = (): string => `${window.location.origin}/auth/callback`;

type Client = Awaited<ReturnType<typeof connect>>;
type Answer = { data: unknown; error: unknown };

/** Calls the service. @throws {AuthFailure} for every kind of error */
async function call<A extends Answer>(action: (client: Client) => Promise<A>): Promise<A['data']> {
  const client = await connect();
  const { data, error } = await action(client).catch((reason: unknown) => {
    throw toAuthFailure(reason);
  });
  if (error !== null) throw toAuthFailure(error);
  return data;
}

/** Signs in. @throws {AuthFailure} */
export async function signIn(email: string, password: string): Promise<void> {
  await call((client) => client.auth.signInWithPassword({ email, password }));
}

/**
 * Creates an account, to be confirmed by a link. A known address looks like a new one.
 * @throws {AuthFailure}
 */
export async function signUp(email: string, password: string): Promise<void> {
  try {
    await call((client) =>
      client.auth.signUp({ email, password, options: { emailRedirectTo: callback() } }),
    );
  } catch (error) {
    // This must not reveal who is a customer.
    const failure = toAuthFailure(error);
    if (failure.code !== 'user_already_exists' && failure.code !== 'email_exists') throw failure;
  }
}

/** Sends the confirmation of a new account again. @throws {AuthFailure} */
export async function resendConfirmation(email: string): Promise<void> {
  await call((client) =>
    client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: callback() } }),
  );
}

/** Sends a link for setting a new password. @throws {AuthFailure} */
export async function requestPasswordLink(email: string): Promise<void> {
  await call((client) => client.auth.resetPasswordForEmail(email, { redirectTo: callback() }));
}

/** Changes the password of the signed-in account. @throws {AuthFailure} */
export async function changePassword(password: string): Promise<void> {
  await call((client) => client.auth.updateUser({ password }));
}

/**
 * Redeems a link from an e-mail, on whatever device it is opened.
 * @throws {AuthFailure} `otp_expired` when it is too old, used, or not the newest
 */
export async function redeemLink(token: string, type: LinkType): Promise<void> {
  await call((client) => client.auth.verifyOtp({ token_hash: token, type }));
}

/**
 * Turns the code of a link into a session.
 * @returns whether the link was for a new password
 * @throws {AuthFailure} `pkce_code_verifier_not_found` when the link was requested in another
 *   browser; after `unreachable` the same code can be tried again. A code that somebody made up
 *   does no harm: the visitor's own link still works after it.
 */
export async function exchangeCode(code: string): Promise<{ recovery: boolean }> {
  const putVerifierBack = noteCodeVerifier();
  try {
    const data = await call((client) => client.auth.exchangeCodeForSession(code));
    // Missing from the SDK's types: the kind of link, noted when it was requested.
    const kind = 'redirectType' in data ? data.redirectType : undefined;
    return { recovery: kind === 'recovery' };
  } catch (error) {
    putVerifierBack();
    throw toAuthFailure(error);
  }
}
