import { readFileSync } from 'node:fs';
import { missingVariables, variables } from '../../../src/config/variables';

test('a variable that is empty is missing, with its effect', () => {
  const complete = Object.fromEntries(variables.map(({ name }) => [name, 'gesetzt']));
  for (const variable of variables)
    expect(missingVariables({ ...complete, [variable.name]: '' })).toEqual([variable]);
});

test('every variable the site reads is known', () => {
  const source = readFileSync('src/config/env.ts', 'utf8');
  const read = [...source.matchAll(/process\.env\.(GATSBY_\w+)/g)].map(([, name]) => name);
  expect([...new Set(read)].sort()).toEqual(variables.map(({ name }) => name).sort());
});
