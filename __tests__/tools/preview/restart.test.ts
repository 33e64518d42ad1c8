import { again, restarting } from '../../../tools/preview/restart';

/** Runs a preview that ends by itself, `minutes` after it began; how often it ran. */
async function runs(minutes: number, codeOf: (run: number) => number): Promise<number> {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  let run = 0;
  await restarting(() => {
    run += 1;
    now += minutes * 60_000;
    return Promise.resolve(codeOf(run));
  });
  return run;
}

test('one that crashes again and again is given up', async () => {
  expect(await runs(1, () => again.crashed)).toBe(4);
});

test('one that crashes now and then is started each time, until it was told to end', async () => {
  expect(await runs(6, (run) => (run < 9 ? again.crashed : 0))).toBe(9);
});

test('however often its code changes', async () => {
  expect(await runs(0, (run) => (run < 9 ? again.codeChanged : 1))).toBe(9);
});
