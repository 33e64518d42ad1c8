import { retryOnce } from '../../../src/lib/retry-once';

const load = jest.fn<Promise<string>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});

test('F06: after a failure there is a second try, a second later', async () => {
  load.mockRejectedValueOnce(new Error('503')).mockResolvedValue('Teil');
  const loading = retryOnce(load);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loading).toBe('Teil');
});
