import { switchedOnBy, thirdPartiesInUse } from '../../../src/config/third-parties';
import { variables } from '../../../src/config/variables';

const flags = ['GATSBY_REQUEST_COPIES', 'GATSBY_APPOINTMENTS'];
const all = Object.fromEntries(
  Object.values(switchedOnBy)
    .flat()
    .map((name) => [name, flags.includes(name) ? 'true' : 'gesetzt']),
);
/** One variable switches either of these on. */
const counting = {
  plausible: 'https://plausible.io/api/event?site=a.at',
  umami: 'https://a.at/api/send?site=1',
};
const others = Object.keys(switchedOnBy).filter((service) => !(service in counting));

/** What the site itself makes of a build with these variables. */
async function settings(environment: Readonly<Record<string, string>>) {
  const before = process.env;
  process.env = { ...before, ...environment };
  jest.resetModules();
  try {
    const { emailJs, supabase, chatAgentSrc, requestCopies, bookable } =
      await import('../../../src/config/env');
    const copies = (requestCopies && supabase && emailJs) || undefined;
    const appointments = bookable || undefined;
    return {
      ...{ emailjs: emailJs, supabase, chatAgent: chatAgentSrc, requestCopies: copies },
      appointments,
    };
  } finally {
    process.env = before;
  }
}

test.each(['', ...Object.keys(all)])(
  'the privacy policy and the site agree on what is in use without "%s"',
  async (missing) => {
    const environment = { ...all, ...(missing && { [missing]: '' }) };
    const inUse = thirdPartiesInUse(environment);
    const unused = Object.entries(switchedOnBy)
      .filter(([, names]) => names.includes(missing))
      .map(([service]) => service);
    expect(
      [...new Set([...inUse, ...unused])].filter((name) => others.includes(name)).sort(),
    ).toEqual([...others].sort());
    for (const [service, setting] of Object.entries(await settings(environment)))
      expect([service, inUse.has(service)]).toEqual([service, setting !== undefined]);
  },
);

test('the privacy policy names the tool that counts, and no other', () => {
  for (const [tool, address] of Object.entries(counting)) {
    const inUse = thirdPartiesInUse({ GATSBY_COUNTING: address });
    expect(Object.keys(counting).filter((name) => inUse.has(name))).toEqual([tool]);
  }
  expect(thirdPartiesInUse({ GATSBY_COUNTING: 'https://a.at/script.js' })).not.toContain('umami');
});

test('what a release must set switches a service on, or is the address of the site', () => {
  const optional = ['GATSBY_CHAT_AGENT_SRC', 'GATSBY_COUNTING', ...flags];
  const required = Object.keys(all).filter((name) => !optional.includes(name));
  const needed = variables.filter(({ optional }) => !optional).map(({ name }) => name);
  expect(needed.sort()).toEqual(['GATSBY_SITE_URL', ...required].sort());
});
