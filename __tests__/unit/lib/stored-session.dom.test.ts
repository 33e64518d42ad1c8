import { sessionKey as key } from '../../support/account/session';
import { blockStorage } from '../../support/blocked-storage';

const verifierKey = `${key}-code-verifier`;

/** The module of a page that has just been opened, of a build with this project or without one. */
async function openPage(url: string | undefined = process.env.GATSBY_SUPABASE_URL) {
  jest.resetModules();
  jest.doMock('../../../src/config/env', () => ({ supabase: url ? { url } : undefined }));
  return import('../../../src/lib/stored-session');
}

test.each([
  ['https://projekt.supabase.co', 'sb-projekt-auth-token'],
  ['http://localhost:9010', 'sb-localhost-auth-token'],
])('the session of %s is where supabase-js would put it', async (url, expected) => {
  expect((await openPage(url)).sessionKey).toBe(expected);
});

test('whether there is one is known without the SDK; it can be removed, and nothing else', async () => {
  const { forgetSession, hasStoredSession } = await openPage();
  expect(hasStoredSession()).toBe(false);
  localStorage.setItem(key, '{}');
  localStorage.setItem('cookieConsent', 'true');
  expect(hasStoredSession()).toBe(true);
  forgetSession();
  expect(hasStoredSession()).toBe(false);
  expect(localStorage.getItem('cookieConsent')).toBe('true');
});

test('F14: with blocked storage the session lasts until the visitor leaves the page', async () => {
  const { hasStoredSession, sessionStore, forgetSession } = await openPage();
  blockStorage();
  sessionStore.setItem(key, '{}');
  expect(hasStoredSession()).toBe(true);
  forgetSession();
  expect(hasStoredSession()).toBe(false);
});

test('without a project there is no session, whatever is stored', async () => {
  localStorage.setItem('undefined', '{}');
  const { forgetSession, hasStoredSession, sessionKey } = await openPage('');
  expect(sessionKey).toBeUndefined();
  expect(hasStoredSession()).toBe(false);
  forgetSession();
  expect(localStorage.getItem('undefined')).toBe('{}');
});

test.each(['"geheimnis/recovery"', undefined])(
  'the secret %s of the last link can be restored',
  async (secret) => {
    const { noteCodeVerifier } = await openPage();
    if (secret !== undefined) localStorage.setItem(verifierKey, secret);
    const restore = noteCodeVerifier();
    localStorage.removeItem(verifierKey);
    restore();
    expect(localStorage.getItem(verifierKey) ?? undefined).toBe(secret);
  },
);
