/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { tidyUp } from '../../../../src/gatsby/hooks/tidy-up';

/**
 * Fills its memory, forgets what is in it, and waits until a third of all is given back, for ten
 * seconds at most: other threads do that. Says whether it was.
 */
const program = `
const { tidyUp } = require('./src/gatsby/hooks/tidy-up.ts');
let filled = Array.from({ length: 3_000_000 }, (_, number) => ({ number }));
const full = process.memoryUsage().rss;
filled = undefined;
const look = (left) => {
  const isGiven = process.memoryUsage().rss < full * 0.67;
  if (isGiven || left === 0) console.log(isGiven);
  else setTimeout(look, 100, left - 1);
};
tidyUp().then(() => look(100));
`;

test('a process that is told how gives back what nobody needs', () => {
  const args = ['--expose-gc', '--require', 'tsx/cjs', '-e', program];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe('true');
});

test('any other goes on as it is', async () => {
  await expect(tidyUp()).resolves.toBeUndefined();
});
