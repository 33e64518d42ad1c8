/** @jest-environment node */
import { missingVariables } from '../../../../tools/front-door/release-variables.mjs';
import variables from '../../../../src/config/variables.json';

test('each missing or empty variable is named with what it switches off', () => {
  const env = { NODE_ENV: 'production' as const, GATSBY_A: 'x', GATSBY_B: ' ' };
  const lines = missingVariables({ GATSBY_A: 'a', GATSBY_B: 'Chat fehlt.', GATSBY_C: 'c' }, env);
  expect(lines).toEqual([
    expect.stringContaining('GATSBY_B – ohne sie gilt: Chat fehlt.'),
    expect.stringContaining('GATSBY_C'),
  ]);
});

test('every variable of the site says in German what is off without it', () => {
  for (const [name, consequence] of Object.entries(variables)) {
    expect(name).toMatch(/^GATSBY_[A-Z_]+$/);
    expect(consequence).toMatch(/\.$/);
  }
});
