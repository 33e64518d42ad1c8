import { setImmediate as nextTurn } from 'node:timers/promises';
import { runSideBySide } from '../../../tools/cli/run-side-by-side';
import type { Step } from '../../../tools/cli/steps';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  ...{ name, title: name, cores: 1, run: () => Promise.resolve(0) },
  ...more,
});

/** Runs steps on two cores; gives the order of starts (+), ends (-) and steps left out (o). */
async function run(steps: readonly Step[], failing: readonly string[] = []): Promise<string> {
  const log: string[] = [];
  await runSideBySide(
    steps,
    2,
    async ({ name }) => {
      log.push(`+${name}`);
      await nextTurn();
      log.push(`-${name}`);
      return !failing.includes(name);
    },
    ({ name }) => log.push(`o${name}`),
  );
  return log.join(' ');
}

test('two small steps run beside each other, a third waits for a core', async () => {
  expect(await run([step('a'), step('b'), step('c')])).toBe('+a +b -a +c -b -c');
});

test('a large step has both cores, and small ones do not wait for it', async () => {
  expect(await run([step('a'), step('large', { cores: 2 }), step('b')])).toBe(
    '+a +b -a -b +large -large',
  );
});

test('a step waits for the one it needs', async () => {
  expect(await run([step('build'), step('browser', { needs: 'build' })])).toBe(
    '+build -build +browser -browser',
  );
});

test('a step whose needed step has failed is left out', async () => {
  const steps = [step('build'), step('browser', { needs: 'build' }), step('a')];
  expect(await run(steps, ['build'])).toBe('+build +a -build obrowser -a');
});

test('a step alone does not wait for one that does not run', async () => {
  expect(await run([step('browser', { needs: 'build' })])).toBe('+browser -browser');
});
