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

test('without a project there is no session, whatever is stored', async () => {
  localStorage.setItem('undefined', '{}');
  const { forgetSession, hasStoredSession, sessionKey } = await openPage('');
  expect(sessionKey).toBeUndefined();
  expect(hasStoredSession()).toBe(false);
  forgetSession();
  expect(localStorage.getItem('undefined')).toBe('{}');
});
