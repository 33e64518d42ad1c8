/** @jest-environment node */
import { restarting } from '../../../tools/cli/restart';

/** Runs a program that ends by itself, `minutes` after it began. */
async function runs(minutes: number, again: (run: number) => boolean) {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const said = jest.fn();
  let run = 0;
  const exitCode = await restarting(() => {
    run += 1;
    now += minutes * 60_000;
    return Promise.resolve({ exitCode: 1, again: again(run) });
  }, said);
  return { exitCode, run, said: said.mock.calls.length };
}

test('a program that ends again and again is given up', async () => {
  expect(await runs(1, () => true)).toEqual({ exitCode: 1, run: 4, said: 3 });
});

test('one that ends now and then is started each time, until it was told to end', async () => {
  expect(await runs(6, (run) => run < 9)).toEqual({ exitCode: 1, run: 9, said: 8 });
});

test('one that never was ready is not started again', async () => {
  expect(await runs(1, () => false)).toEqual({ exitCode: 1, run: 1, said: 0 });
});
