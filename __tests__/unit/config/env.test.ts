const emailJsIds = {
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
  GATSBY_EMAILJS_PUBLIC_KEY: 'key',
};
const project = {
  GATSBY_SUPABASE_URL: 'https://projekt.supabase.co/',
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const before = process.env;
const withoutOurs = Object.fromEntries(
  Object.entries(before).filter(([name]) => !name.startsWith('GATSBY_')),
);

/** The settings of a build with exactly these variables. */
async function settings(variables: Readonly<Record<string, string>>) {
  process.env = { ...withoutOurs, ...variables };
  jest.resetModules();
  return import('../../../src/config/env');
}

afterAll(() => {
  process.env = before;
});

test('addresses have no trailing slash, because paths are added to them', async () => {
  const found = await settings({
    ...emailJsIds,
    ...project,
    GATSBY_SITE_URL: 'https://uhrturm-ki.example/',
    GATSBY_EMAILJS_ORIGIN: 'http://localhost:9010/',
  });
  expect(found.siteUrl).toBe('https://uhrturm-ki.example');
  expect(found.emailJs).toEqual({
    origin: 'http://localhost:9010',
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'key',
  });
  expect(found.supabase).toEqual({
    url: 'https://projekt.supabase.co',
    anonKey: 'sb_publishable_x',
  });
});

test('nobody makes up the host, and EmailJS has its own, unless others are named', async () => {
  const { siteUrl, emailJs } = await settings(emailJsIds);
  expect(siteUrl).toBeUndefined();
  expect(emailJs?.origin).toBe('https://api.emailjs.com');
});

test.each(Object.keys({ ...emailJsIds, ...project }))(
  'without %s there is no EmailJS or no sign-in at all',
  async (name) => {
    const found = await settings({ ...emailJsIds, ...project, [name]: '' });
    expect([found.emailJs, found.supabase].filter(Boolean)).toHaveLength(1);
  },
);
