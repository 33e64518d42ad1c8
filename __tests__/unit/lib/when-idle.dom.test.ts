import { whenIdle } from '../../../src/lib/when-idle';

it('waits a moment where the browser cannot say when it is idle', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
