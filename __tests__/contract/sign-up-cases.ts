import type { Target } from './target';
import { callback, carriedBy, password, redeemNewest, signedIn, signUp, visitor } from './visitor';

/** What happens from signing up to the first session. */
export function signUpCases(target: Target): void {
  test('signing up gives an unconfirmed user and no session, and sends a link', async () => {
    const email = target.newAddress();
    const { data, error } = await signUp(visitor(target), target, email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, aud: 'authenticated' });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities).toHaveLength(1);
    const link = new URL(await target.newestLink(email));
    expect(link.origin + link.pathname).toBe(callback(target));
    expect(carriedBy(link.href).type).toBe('email');
  });

  test('a known address gets the same answer, but without identities', async () => {
    const { email } = await signedIn(target);
    const { data, error } = await signUp(visitor(target), target, email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [] });
  });

  test('an unconfirmed address cannot sign in', async () => {
    const email = target.newAddress();
    await signUp(visitor(target), target, email);
    const { error } = await visitor(target).signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  test('the link gives the session on any device, once', async () => {
    const email = target.newAddress();
    await signUp(visitor(target), target, email);
    const { data, error } = await redeemNewest(visitor(target), target, email);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    const again = await redeemNewest(visitor(target), target, email);
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('a link leads to no foreign website', async () => {
    const email = target.newAddress();
    const options = { emailRedirectTo: 'https://boese.example/auth/callback' };
    await visitor(target).signUp({ email, password, options });
    expect(new URL(await target.newestLink(email)).origin).toBe(target.site);
  });

  test('resending sends a fresh link, and the old one is dead', async () => {
    const email = target.newAddress();
    const client = visitor(target);
    await signUp(client, target, email);
    const first = await target.newestLink(email);
    const options = { emailRedirectTo: callback(target) };
    expect((await client.resend({ type: 'signup', email, options })).error).toBeNull();
    expect(await target.newestLink(email)).not.toBe(first);
    const { error } = await client.verifyOtp(carriedBy(first));
    expect(error).toMatchObject({ code: 'otp_expired' });
    const { data } = await redeemNewest(client, target, email);
    expect(data.session?.user.email).toBe(email);
  });
}
