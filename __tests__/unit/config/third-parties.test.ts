import { switchedOnBy, thirdPartiesInUse } from '../../../src/config/third-parties';
import { variables } from '../../../src/config/variables';

const optional = ['GATSBY_CHAT_AGENT_SRC', 'GATSBY_COUNTING', 'GATSBY_APPOINTMENTS'];
const all = Object.fromEntries(
  Object.values(switchedOnBy)
    .flat()
    .map((name) => [name, name === 'GATSBY_APPOINTMENTS' ? 'true' : 'gesetzt']),
);

/** What the site itself makes of a build with these variables. */
async function settings(environment: Readonly<Record<string, string>>) {
  const before = process.env;
  process.env = { ...before, ...environment };
  jest.resetModules();
  try {
    const { emailJs, supabase, chatAgentSrc, bookable } = await import('../../../src/config/env');
    const appointments = bookable || undefined;
    return { emailjs: emailJs, supabase, chatAgent: chatAgentSrc, appointments };
  } finally {
    process.env = before;
  }
}

test.each(['', ...Object.keys(all)])('policy and site agree without "%s"', async (missing) => {
  const environment = { ...all, ...(missing && { [missing]: '' }) };
  const inUse = thirdPartiesInUse(environment);
  for (const [service, names] of Object.entries(switchedOnBy))
    expect([service, inUse.has(service)]).toEqual([service, !names.includes(missing)]);
  for (const [service, setting] of Object.entries(await settings(environment)))
    expect([service, inUse.has(service)]).toEqual([service, setting !== undefined]);
});

test('what a release must set switches a service on, or is the address of the site', () => {
  const required = Object.keys(all).filter((name) => !optional.includes(name));
  const needed = variables.filter((each) => !each.optional).map(({ name }) => name);
  expect(needed.sort()).toEqual(['GATSBY_SITE_URL', ...required].sort());
});
