/** @jest-environment node */
import { thirdPartiesInUse, switchedOnBy } from '../../../src/config/third-parties';
import variables from '../../../src/config/variables.json';

const all = Object.fromEntries(
  Object.values(switchedOnBy)
    .flat()
    .map((name) => [name, 'gesetzt']),
);

test('with every variable set every service is in use', () => {
  expect([...thirdPartiesInUse(all)]).toEqual(Object.keys(switchedOnBy));
});

test.each(Object.keys(all))('without %s what needs it is not in use', (name) => {
  const affected = Object.entries(switchedOnBy)
    .filter(([, names]) => names.includes(name))
    .map(([service]) => service);
  const inUse = thirdPartiesInUse({ ...all, [name]: '' });
  expect(affected.length).toBeGreaterThan(0);
  expect(affected.filter((service) => inUse.has(service))).toEqual([]);
  expect(inUse.size).toBe(Object.keys(switchedOnBy).length - affected.length);
});

/** What the site itself makes of a build with these variables. */
async function settings(environment: Readonly<Record<string, string>>) {
  const before = process.env;
  process.env = { ...before, ...environment };
  jest.resetModules();
  try {
    const { emailJs, supabase, chatAgentSrc } = await import('../../../src/config/env');
    return { emailjs: emailJs, supabase, chatAgent: chatAgentSrc };
  } finally {
    process.env = before;
  }
}

test.each(['', ...Object.keys(all)])(
  'the privacy policy and the site agree on what is in use without "%s"',
  async (missing) => {
    const environment = { ...all, ...(missing && { [missing]: '' }) };
    const inUse = thirdPartiesInUse(environment);
    for (const [service, setting] of Object.entries(await settings(environment)))
      expect([service, inUse.has(service)]).toEqual([service, setting !== undefined]);
  },
);

test('what a release must set switches a service on, or is the address of the site', () => {
  const optional = ['GATSBY_CHAT_AGENT_SRC'];
  const required = Object.keys(all).filter((name) => !optional.includes(name));
  expect(Object.keys(variables).sort()).toEqual(['GATSBY_SITE_URL', ...required].sort());
});
