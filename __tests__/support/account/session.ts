/** Where the session of the project in ./settings lies in localStorage. */
export const sessionKey = 'sb-projekt-auth-token';

/** A user as the service describes it. */
export const user = {
  id: '7d1c2f0e-5a57-4b7e-9a86-0b6a1c1f2d3e',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'eva@kern.example',
  app_metadata: {},
  user_metadata: {},
  created_at: '2025-01-01T00:00:00Z',
};

const seconds = () => Math.floor(Date.now() / 1000);

/** A session as the service answers with it. */
export const session = () => ({
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.c2ln',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: seconds() + 3600,
  refresh_token: 'refresh-1',
  user,
});

/** Signs in by hand, as another page of the site has done before. */
export function storeSession(changes: object = {}): void {
  localStorage.setItem(sessionKey, JSON.stringify({ ...session(), ...changes }));
}

/**
 * Signs in with a session whose hour is over, so that it must be refreshed before it can be used.
 */
export function storeExpiredSession(): void {
  storeSession({ expires_at: seconds() - 60, refresh_token: 'refresh-old' });
}

/**
 * Keeps the secret of an e-mail link, as this browser does when it asks for one.
 * @param kind `recovery` for a link that leads to a new password
 */
export function storeCodeVerifier(kind?: 'recovery'): void {
  const secret = kind ? `geheimnis/${kind}` : 'geheimnis';
  localStorage.setItem(`${sessionKey}-code-verifier`, JSON.stringify(secret));
}
