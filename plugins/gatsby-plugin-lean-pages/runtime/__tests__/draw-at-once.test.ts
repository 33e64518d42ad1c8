/** @jest-environment node */
import { drawAtOnce } from '../draw-at-once';

test('the router draws without waiting for a frame, everybody else waits as before', async () => {
  const listeners: ((update: unknown) => void)[] = [];
  const history = { listen: (listener: (update: unknown) => void) => listeners.push(listener) };
  const frames = jest.fn<number, [FrameRequestCallback]>(() => 1);
  const window = { requestAnimationFrame: frames };
  const drawn: unknown[] = [];
  drawAtOnce(history, window);
  history.listen(() => undefined);
  history.listen((update) => {
    void Promise.resolve().then(() => window.requestAnimationFrame(() => drawn.push(update)));
  });

  for (const update of ['/eins', '/zwei']) {
    for (const listener of listeners) listener(update);
    await Promise.resolve();
  }
  await Promise.resolve();
  expect(drawn).toEqual(['/eins', '/zwei']);
  expect(frames).not.toHaveBeenCalled();
  window.requestAnimationFrame(() => drawn.push('spaeter'));
  expect(frames).toHaveBeenCalledTimes(1);
  expect(drawn).not.toContain('spaeter');
});
