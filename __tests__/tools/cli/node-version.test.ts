import { readFileSync } from 'node:fs';
import { nodeVersionProblem } from '../../../tools/cli/node-version.mjs';

const range = '>=20.9 <27';

test.each(['20.9.0', '20.20.2', '22.1.0', '24.0.1', '25.9.9', '26.10.0'])(
  'Node %s is fine',
  (version) => {
    expect(nodeVersionProblem(version, range)).toBeUndefined();
  },
);

test.each(['18.20.4', '20.8.1', '27.0.0'])('Node %s gets one sentence that names it', (version) => {
  const problem = nodeVersionProblem(version, range);
  expect(problem).toContain('braucht Node 20.9 bis 26');
  expect(problem).toContain(version);
  expect(problem).not.toContain('\n');
});

test('package.json names the range in the form that is understood', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(() => nodeVersionProblem('22.0.0', engines.node)).not.toThrow();
});
