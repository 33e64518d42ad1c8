import { withTimeout } from '../../../src/lib/with-timeout';

beforeEach(() => {
  jest.useFakeTimers();
});

test('a promise in time gives its value, and no timer is left', async () => {
  expect(await withTimeout(Promise.resolve('da'), 1000, 'zu spät')).toBe('da');
  expect(jest.getTimerCount()).toBe(0);
});

test('once the time is over it is late', async () => {
  let result = '';
  void withTimeout(new Promise<string>(() => undefined), 1000, 'zu spät').then(
    (late) => (result = late),
  );
  await jest.advanceTimersByTimeAsync(999);
  expect(result).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(result).toBe('zu spät');
});
