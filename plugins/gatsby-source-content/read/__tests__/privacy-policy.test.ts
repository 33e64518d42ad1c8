import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { switchedOnBy } from '../../../../src/config/third-parties';
import { compileText } from '../read-file';
import { insertionsOf } from '../insertions';
import { readContent } from '../read-content';

const before = process.env;
const withoutOurs = Object.fromEntries(
  Object.entries(before).filter(([name]) => !name.startsWith('GATSBY_')),
);

afterEach(() => {
  process.env = before;
});

/**
 * Headings of the privacy policy of a build with these variables: its sections, and the services it
 * names.
 */
async function policyWith(variables: readonly string[]) {
  process.env = { ...withoutOurs, ...Object.fromEntries(variables.map((name) => [name, 'x'])) };
  const root = process.cwd();
  const { sources } = await readContent(root);
  const file = 'content/legal/datenschutz.mdx';
  const source = readFileSync(join(root, file), 'utf8');
  const { html } = await compileText(file, source, insertionsOf(sources, process.env));
  const headings = (level: number) =>
    [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);
  return { sections: headings(2), services: headings(3), html };
}

test('without any variable it names what is always there, in seven sections', async () => {
  const { sections, services, html } = await policyWith([]);
  expect(services).toEqual(['Hosting', 'YouTube']);
  expect(sections).toHaveLength(7);
  expect(html).not.toMatch(/Supabase|Stripe|Resend|EmailJS/);
});

test.each([
  ['forms', switchedOnBy.emailjs, ['Hosting', 'EmailJS', 'YouTube']],
  [
    'accounts and payments',
    switchedOnBy.supabase,
    ['Hosting', 'Supabase', 'Stripe', 'Resend', 'YouTube'],
  ],
  ['the chat agent', switchedOnBy.chatAgent, ['Hosting', 'YouTube', 'Chat-Agent']],
  ['half of the accounts', switchedOnBy.supabase.slice(1), ['Hosting', 'YouTube']],
])('with %s it names exactly those', async (_what, variables, names) => {
  expect((await policyWith(variables)).services).toEqual(names);
});
