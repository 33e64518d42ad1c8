import { whenIdle } from '../../../src/lib/when-idle';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('waits for the browser to be idle', () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  for (const each of idle) each();
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits a moment where the browser cannot say when it is idle', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
