import { act, renderHook } from '@testing-library/react';
import { useSubmit } from '../../../src/lib/use-submit';

/** An action that ends when the test says so. */
function held() {
  let end: (outcome: string) => void = () => undefined;
  const action = jest.fn(() => new Promise<string>((resolve) => (end = resolve)));
  return { action, end: (outcome: string) => act(async () => end(outcome)) };
}

const openPage = () => renderHook(() => useSubmit((error) => String(error))).result;

/** Shows the page again: as the browser kept it, or newly loaded. */
const showPage = (persisted: boolean) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });

test('F10: of several submits in one moment one runs, and then shows its outcome', async () => {
  const page = openPage();
  const { action, end } = held();
  const { submit } = page.current;
  await act(async () => {
    for (let times = 0; times < 5; times += 1) void submit(action);
  });
  expect(page.current).toMatchObject({ busy: true, outcome: undefined });
  await end('fertig');
  expect(page.current).toMatchObject({ busy: false, outcome: 'fertig' });
  expect(action).toHaveBeenCalledTimes(1);
});

test('an error becomes an outcome; the next submit and clear() forget it', async () => {
  const page = openPage();
  const fail = () => act(() => page.current.submit(() => Promise.reject(new Error('kaputt'))));
  await fail();
  expect(page.current).toMatchObject({ busy: false, outcome: 'Error: kaputt' });
  act(() => page.current.clear());
  expect(page.current.outcome).toBeUndefined();
  await fail();
  await act(async () => void page.current.submit(held().action));
  expect(page.current.outcome).toBeUndefined();
});

test('an action that leaves the page stays busy until the browser shows the page again', async () => {
  const page = openPage();
  const leave = jest.fn(async (stayBusy: () => void) => {
    stayBusy();
    return 'weiter';
  });
  await act(() => page.current.submit(leave));
  await act(() => page.current.submit(leave));
  expect(page.current).toMatchObject({ busy: true, outcome: 'weiter' });
  expect(leave).toHaveBeenCalledTimes(1);
  showPage(true);
  expect(page.current.busy).toBe(false);
  await act(() => page.current.submit(leave));
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a page that has just been loaded interrupts nothing', async () => {
  const page = openPage();
  await act(async () => void page.current.submit(held().action));
  showPage(false);
  expect(page.current.busy).toBe(true);
});
