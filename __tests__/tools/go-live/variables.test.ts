import { variables } from '../../../src/config/variables';
import { variableProblems } from '../../../tools/go-live/variables';
import { localEnvironment } from '../../../tools/local-environment.mjs';

const token = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const good: Readonly<Record<string, string>> = {
  GATSBY_SITE_URL: 'https://uhrturm-ki.at',
  GATSBY_EMAILJS_SERVICE_ID: 'service_4kd8s1a',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_9fj2k3d',
  GATSBY_EMAILJS_PUBLIC_KEY: 'Ab3dE5fG7hI9',
  GATSBY_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_Ab3dE5fG7hI9',
};
const problemsWith = (changes: Readonly<Record<string, string>>) =>
  variableProblems({ ...good, ...changes }).map(({ file, message }) => `${file} ${message}`);

test.each<Readonly<Record<string, string>>>([
  {},
  { GATSBY_SUPABASE_ANON_KEY: token('anon') },
  { GATSBY_CHAT_AGENT_SRC: 'https://chat.anbieter.at/agent.js' },
  { GATSBY_COUNTING: 'https://plausible.io/api/event?site=uhrturm-ki.at' },
  { GATSBY_ADMIN_REPOSITORY: 'konto/website', GATSBY_ADMIN_BRANCH: 'main' },
])('real values pass: %j', (changes) => {
  expect(problemsWith(changes)).toEqual([]);
});

test('every variable a release needs is named when it is missing, in German', () => {
  const needed = variables.filter(({ optional }) => !optional).map(({ name }) => name);
  const problems = variableProblems({});
  expect(problems.map(({ file }) => file)).toEqual(needed);
  for (const { message } of problems) expect(message).toMatch(/^fehlt; ohne sie gilt: /);
});

test.each([
  ['GATSBY_SUPABASE_ANON_KEY', 'sb_secret_abc', 'geheimer Schlüssel'],
  ['GATSBY_SUPABASE_ANON_KEY', token('service_role'), 'geheimer Schlüssel'],
  ['GATSBY_SUPABASE_ANON_KEY', 'irgendwas', 'muss der Publishable Key'],
  ['GATSBY_EMAILJS_PUBLIC_KEY', 'sk_live_abc', 'geheimer Schlüssel'],
  ['GATSBY_IRGENDWAS', 'whsec_abc', 'geheimer Schlüssel'],
  ['GATSBY_COUNTING', 'https://plausible.io/js/script.js', 'api/event'],
  ['GATSBY_COUNTING', 'http://plausible.io/api/event?site=a.at', 'https://'],
  ['GATSBY_ADMIN_REPOSITORY', 'https://github.com/konto/website', 'Konto und Name'],
])('A18 %s of the wrong kind is refused', (name, value, message) => {
  const problems = problemsWith({ [name]: value });
  expect(problems).toEqual([expect.stringContaining(`${name} `)]);
  expect(problems[0]).toContain(message);
  expect(problems[0]).not.toContain(value);
});

test.each([
  ['GATSBY_SITE_URL', 'http://uhrturm-ki.at'],
  ['GATSBY_SITE_URL', 'https://uhrturm-ki.example'],
  ['GATSBY_SITE_URL', 'https://uhrturm-ki.at/start'],
  ['GATSBY_SITE_URL', 'uhrturm-ki.at'],
  ['GATSBY_SUPABASE_URL', 'https://127.0.0.1'],
  ['GATSBY_CHAT_AGENT_SRC', 'https://chat.anbieter.at/agent.js?x=1'],
  ['GATSBY_EMAILJS_SERVICE_ID', 'service_lokal'],
])('%s=%s is refused', (name, value) => {
  expect(problemsWith({ [name]: value })).toEqual([expect.stringContaining(`${name} `)]);
});

test('nothing of the local environment goes online', () => {
  const refused = variableProblems(localEnvironment).map(({ file }) => file);
  expect(refused).toEqual(expect.arrayContaining(Object.keys(localEnvironment)));
});
