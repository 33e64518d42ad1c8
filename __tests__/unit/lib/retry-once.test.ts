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

test('F06: there is no third try', async () => {
  load.mockImplementation(() => Promise.reject(new Error(`Versuch ${load.mock.calls.length}`)));
  const failing = expect(retryOnce(load)).rejects.toThrow('Versuch 2');
  await jest.advanceTimersByTimeAsync(60_000);
  await failing;
  expect(load).toHaveBeenCalledTimes(2);
});
