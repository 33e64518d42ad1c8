/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** Fills its memory, forgets what is in it, and says how many megabytes it has then, and later. */
const program = `
const { tidyUp } = require('./src/gatsby/hooks/tidy-up.ts');
let filled = Array.from({ length: 3_000_000 }, (_, number) => ({ number }));
const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000);
const full = megabytes();
filled = undefined;
tidyUp().then(() => console.log(JSON.stringify({ full, later: megabytes() })));
`;

function run(...flags: string[]): { full: number; later: number } {
  const args = [...flags, '--require', 'tsx/cjs', '-e', program];
  const { full, later }: Record<string, number> = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  );
  return { full: Number(full), later: Number(later) };
}

test('a process that is told how gives back what nobody needs', () => {
  const { full, later } = run('--expose-gc');
  expect(later).toBeLessThan(full * 0.7);
});

test('any other goes on as it is', () => {
  expect(run().later).toBeGreaterThan(0);
});
