const key = 'sb-projekt-auth-token';
const verifierKey = `${key}-code-verifier`;

const project = { url: 'https://projekt.supabase.co', anonKey: 'sb_publishable_x' };

/** The module of a page that has just been opened, of a build with this project or without one. */
async function openPage(settings: { supabase?: typeof project } = { supabase: project }) {
  jest.resetModules();
  jest.doMock('../../../src/config/env', () => settings);
  return import('../../../src/lib/stored-session');
}

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

test.each([
  ['https://projekt.supabase.co', 'sb-projekt-auth-token'],
  ['http://localhost:9010', 'sb-localhost-auth-token'],
])('the session of %s lies where supabase-js would put it', async (url, expected) => {
  expect((await openPage({ supabase: { ...project, url } })).sessionKey).toBe(expected);
});

test('whether there is one is known without the SDK', async () => {
  const { hasStoredSession } = await openPage();
  expect(hasStoredSession()).toBe(false);
  localStorage.setItem(key, '{}');
  expect(hasStoredSession()).toBe(true);
});

test('it can be taken away, and nothing else', async () => {
  const { forgetSession, hasStoredSession } = await openPage();
  localStorage.setItem(key, '{}');
  localStorage.setItem('cookieConsent', 'true');
  forgetSession();
  expect(hasStoredSession()).toBe(false);
  expect(localStorage.getItem('cookieConsent')).toBe('true');
});

test('F14: with blocked storage the session holds until the page is left', async () => {
  const { hasStoredSession, sessionStore, forgetSession } = await openPage();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  sessionStore.setItem(key, '{}');
  expect(hasStoredSession()).toBe(true);
  forgetSession();
  expect(hasStoredSession()).toBe(false);
});

test('without a project there is no session, whatever is stored', async () => {
  localStorage.setItem('undefined', '{}');
  const { forgetSession, hasStoredSession, sessionKey } = await openPage({});
  expect(sessionKey).toBeUndefined();
  expect(hasStoredSession()).toBe(false);
  forgetSession();
  expect(localStorage.getItem('undefined')).toBe('{}');
});

test('the secret of the last link can be put back', async () => {
  const { noteCodeVerifier } = await openPage();
  localStorage.setItem(verifierKey, '"geheimnis/recovery"');
  const putBack = noteCodeVerifier();
  localStorage.removeItem(verifierKey);
  putBack();
  expect(localStorage.getItem(verifierKey)).toBe('"geheimnis/recovery"');
});

test('where there was none, none is put back', async () => {
  const { noteCodeVerifier } = await openPage();
  noteCodeVerifier()();
  expect(localStorage.getItem(verifierKey)).toBeNull();
});
