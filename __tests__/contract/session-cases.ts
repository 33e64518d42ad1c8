import type { Target } from './target';
import { callback, password, redeemNewest, signedIn, visitor } from './visitor';

/** What happens with a session, and how to get one again. */
export function sessionCases(target: Target): void {
  test('signing in gives a session whose token names the user', async () => {
    const { email } = await signedIn(target);
    const client = visitor(target);
    const { data, error } = await client.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    const { data: asked } = await client.getUser();
    expect(asked.user).toMatchObject({ email, role: 'authenticated', is_anonymous: false });
  });

  test.each([
    ['a wrong password', (email: string) => ({ email, password: 'falsch-falsch' })],
    ['an unknown address', () => ({ email: target.newAddress(), password })],
  ])('%s is invalid_credentials', async (_case, credentials) => {
    const { email } = await signedIn(target);
    const { data, error } = await visitor(target).signInWithPassword(credentials(email));
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(data.session).toBeNull();
  });

  test('an invented token is no user', async () => {
    const { error } = await visitor(target).getUser('eyJhbGciOiJub25lIn0.e30.');
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  test('a refresh token gives a new one; used twice at once the same: two tabs do not sign each other out', async () => {
    const { client, session } = await signedIn(target);
    const { data: first } = await client.refreshSession();
    const { refresh_token } = session;
    expect(first.session?.refresh_token).not.toBe(refresh_token);
    expect((await client.getUser()).data.user?.id).toBe(session.user.id);
    const { data: again, error } = await visitor(target).refreshSession({ refresh_token });
    expect(error).toBeNull();
    expect(again.session?.refresh_token).toBe(first.session?.refresh_token);
  });

  test('after signing out neither token works', async () => {
    const { client, session } = await signedIn(target);
    expect((await client.signOut()).error).toBeNull();
    const stranger = visitor(target);
    const { refresh_token, access_token } = session;
    const { error } = await stranger.refreshSession({ refresh_token });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await stranger.getUser(access_token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
  });

  test('a forgotten password: link, session, new password, sign in', async () => {
    const { email } = await signedIn(target);
    const client = visitor(target);
    const asked = await client.resetPasswordForEmail(email, { redirectTo: callback(target) });
    expect(asked.error).toBeNull();
    expect(new URL(await target.newestLink(email)).searchParams.get('type')).toBe('recovery');
    await redeemNewest(client, target, email);
    expect((await client.updateUser({ password })).error).toMatchObject({ code: 'same_password' });
    expect((await client.updateUser({ password: 'kurz' })).error).toMatchObject({
      code: 'weak_password',
    });
    const changed = 'Schlossberg-1894';
    expect((await client.updateUser({ password: changed })).error).toBeNull();
    const old = await visitor(target).signInWithPassword({ email, password });
    expect(old.error).toMatchObject({ code: 'invalid_credentials' });
    const renewed = await visitor(target).signInWithPassword({ email, password: changed });
    expect(renewed.data.user?.email).toBe(email);
  });

  test('asking for the link of an unknown address tells nothing', async () => {
    const [client, email] = [visitor(target), target.newAddress()];
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
  });
}
