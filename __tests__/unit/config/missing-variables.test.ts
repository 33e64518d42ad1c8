/** @jest-environment node */
import { missingVariables } from '../../../src/config/missing-variables';
import variables from '../../../src/config/variables.json';

const names = Object.keys(variables);
const complete = Object.fromEntries(names.map((name) => [name, 'gesetzt']));

test('nothing is missing from a complete environment', () => {
  expect(missingVariables(complete)).toEqual([]);
});

test.each([undefined, ''])('a variable that is %j is missing, with its effect', (value) => {
  for (const [name, effect] of Object.entries(variables))
    expect(missingVariables({ ...complete, [name]: value })).toEqual([{ name, effect }]);
});
