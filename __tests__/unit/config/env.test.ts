/** @jest-environment node */
const ids = {
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
  GATSBY_EMAILJS_PUBLIC_KEY: 'key',
};
const before = process.env;
const withoutOurs = Object.fromEntries(
  Object.entries(before).filter(([name]) => !name.startsWith('GATSBY_')),
);

/** The settings as a build with exactly these variables sees them. */
async function settings(variables: Readonly<Record<string, string>>) {
  process.env = { ...withoutOurs, ...variables };
  jest.resetModules();
  return import('../../../src/config/env');
}

afterAll(() => {
  process.env = before;
});

test('the host has no trailing slash, because canonical links add the path', async () => {
  const { siteUrl } = await settings({ GATSBY_SITE_URL: 'https://uhrturm-ki.example/' });
  expect(siteUrl).toBe('https://uhrturm-ki.example');
});

test('without a host the local one is used', async () => {
  expect((await settings({})).siteUrl).toBe('http://localhost:9000');
});

test('EmailJS is reached at its own origin unless another is named', async () => {
  expect((await settings(ids)).emailJs?.origin).toBe('https://api.emailjs.com');
});

test('another EmailJS origin is taken over', async () => {
  const { emailJs } = await settings({ ...ids, GATSBY_EMAILJS_ORIGIN: 'http://localhost:9010/' });
  expect(emailJs).toEqual({
    origin: 'http://localhost:9010',
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'key',
  });
});

test.each(Object.keys(ids))('without %s there is no EmailJS at all', async (name) => {
  expect((await settings({ ...ids, [name]: '' })).emailJs).toBeUndefined();
});

const account = {
  GATSBY_SUPABASE_URL: 'https://projekt.supabase.co/',
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_x',
};

test('the Supabase project has no trailing slash, because the SDK adds the paths', async () => {
  expect((await settings(account)).supabase).toEqual({
    url: 'https://projekt.supabase.co',
    anonKey: 'sb_publishable_x',
  });
});

test.each(Object.keys(account))('without %s nobody can sign in', async (name) => {
  expect((await settings({ ...account, [name]: '' })).supabase).toBeUndefined();
});
