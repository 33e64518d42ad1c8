import type { Target } from './target';
import { callback, follow, newestCode, password, signedIn, signUp, visitor } from './visitor';

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
    expect(link.origin + link.pathname).toBe(`${target.url()}/auth/v1/verify`);
    expect(link.searchParams.get('type')).toBe('signup');
  });

  test('a known address gets the same answer, but without identities', async () => {
    const { email } = await signedIn(target);
    const { data, error } = await signUp(visitor(target), target, email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [] });
  });

  test('a weak password is refused with its reasons', async () => {
    const { error } = await visitor(target).signUp({
      email: target.newAddress(),
      password: 'kurz',
    });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  });

  test('something that is no address is refused', async () => {
    const { error } = await visitor(target).signUp({ email: 'kein Postfach', password });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('an unconfirmed address cannot sign in', async () => {
    const email = target.newAddress();
    await signUp(visitor(target), target, email);
    const { error } = await visitor(target).signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  test('the link leads to the callback page with a code that gives the session', async () => {
    const email = target.newAddress();
    const client = visitor(target);
    await signUp(client, target, email);
    const { data, error } = await client.exchangeCodeForSession(await newestCode(target, email));
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  });

  test('another browser has no verifier for the code; the address is confirmed all the same', async () => {
    const email = target.newAddress();
    await signUp(visitor(target), target, email);
    const code = await newestCode(target, email);
    const elsewhere = visitor(target);
    expect((await elsewhere.exchangeCodeForSession(code)).error).toMatchObject({
      name: 'AuthPKCECodeVerifierMissingError',
    });
    const { data } = await elsewhere.signInWithPassword({ email, password });
    expect(data.user).toMatchObject({ email });
  });

  test('a wrong verifier is refused, and the right one still works', async () => {
    const email = target.newAddress();
    const client = visitor(target);
    await signUp(client, target, email);
    const code = await newestCode(target, email);
    const stranger = visitor(target);
    await signUp(stranger, target, target.newAddress());
    const { error } = await stranger.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  });

  test('a code is good for one time', async () => {
    const email = target.newAddress();
    const memory = new Map<string, string>();
    await signUp(visitor(target, memory), target, email);
    const code = await newestCode(target, email);
    const sameVerifier = visitor(target, new Map(memory));
    expect((await visitor(target, memory).exchangeCodeForSession(code)).error).toBeNull();
    const { error } = await sameVerifier.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  test('a link that was used, or never sent, leads to the page with otp_expired', async () => {
    const email = target.newAddress();
    await signUp(visitor(target), target, email);
    const used = await target.newestLink(email);
    await follow(used);
    const invented = new URL(used);
    invented.searchParams.set('token', `pkce_${'0'.repeat(56)}`);
    for (const link of [used, invented.href]) {
      const page = await follow(link);
      expect(page.origin + page.pathname).toBe(callback(target));
      for (const result of [page.searchParams, new URLSearchParams(page.hash.slice(1))]) {
        expect(result.get('error')).toBe('access_denied');
        expect(result.get('error_code')).toBe('otp_expired');
        expect(result.get('error_description')).toEqual(expect.any(String));
      }
    }
  });

  test('a link leads to no foreign website', async () => {
    const email = target.newAddress();
    const options = { emailRedirectTo: 'https://boese.example/auth/callback' };
    await visitor(target).signUp({ email, password, options });
    const page = await follow(await target.newestLink(email));
    expect(page.origin).toBe(target.site);
  });

  test('resending sends a fresh link, and the old one is dead', async () => {
    const email = target.newAddress();
    const client = visitor(target);
    await signUp(client, target, email);
    const first = await target.newestLink(email);
    const options = { emailRedirectTo: callback(target) };
    expect((await client.resend({ type: 'signup', email, options })).error).toBeNull();
    expect(await target.newestLink(email)).not.toBe(first);
    expect((await follow(first)).searchParams.get('error_code')).toBe('otp_expired');
    const { data } = await client.exchangeCodeForSession(await newestCode(target, email));
    expect(data.session?.user.email).toBe(email);
  });

  test('resending to an unknown address tells nothing', async () => {
    const email = target.newAddress();
    expect((await visitor(target).resend({ type: 'signup', email })).error).toBeNull();
  });
}
