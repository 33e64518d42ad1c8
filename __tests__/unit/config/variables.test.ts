import { readFileSync } from 'node:fs';
import { missingVariables, variables } from '../../../src/config/variables';

const complete = Object.fromEntries(variables.map(({ name }) => [name, 'gesetzt']));

test('nothing is missing from a complete environment', () => {
  expect(missingVariables(complete)).toEqual([]);
});

test.each([undefined, ''])('a variable that is %j is missing, with its effect', (value) => {
  for (const variable of variables)
    expect(missingVariables({ ...complete, [variable.name]: value })).toEqual([variable]);
});

test('every variable the site reads is known', () => {
  const source = readFileSync('src/config/env.ts', 'utf8');
  const read = [...source.matchAll(/process\.env\.(GATSBY_\w+)/g)].map(([, name]) => name);
  expect([...new Set(read)].sort()).toEqual(variables.map(({ name }) => name).sort());
});
