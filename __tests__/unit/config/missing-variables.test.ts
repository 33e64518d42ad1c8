/** @jest-environment node */
import { missingVariables } from '../../../src/config/missing-variables';

const complete = {
  GATSBY_SITE_URL: 'https://uhrturm-ki.example',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
  GATSBY_EMAILJS_PUBLIC_KEY: 'key',
  GATSBY_SUPABASE_URL: 'https://projekt.supabase.co',
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_x',
};

test('nothing is missing from a complete environment', () => {
  expect(missingVariables(complete)).toEqual([]);
});

test.each(Object.keys(complete))('%s is named when it is not set', (name) => {
  const names = missingVariables({ ...complete, [name]: undefined }).map((missing) => missing.name);
  expect(names).toEqual([name]);
});

test('an empty variable counts as missing', () => {
  expect(missingVariables({ ...complete, GATSBY_SITE_URL: '' })).toHaveLength(1);
});

test('the effect says in German what the site does without it', () => {
  const [missing] = missingVariables({ ...complete, GATSBY_EMAILJS_PUBLIC_KEY: undefined });
  expect(missing?.effect).toContain('Formulare werden nicht gesendet');
});
