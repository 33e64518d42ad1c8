/** What is needed of the router's history. */
type RouterHistory = { listen: (listener: (update: unknown) => void) => unknown };

/**
 * Gatsby's router (reach-router 2.0, LocationProvider) asks for a frame before it draws the next
 * page, and so shows the old one once more. Lets it draw at once.
 */
export function drawAtOnce(
  history: RouterHistory,
  window: Pick<Window, 'requestAnimationFrame'>,
): void {
  const { listen } = history;
  const { requestAnimationFrame } = window;
  let waiting = 0;
  const restore = () => {
    waiting -= 1;
    if (waiting === 0) window.requestAnimationFrame = requestAnimationFrame;
  };
  history.listen = (listener) =>
    listen((update) => {
      waiting += 1;
      window.requestAnimationFrame = (draw) => {
        draw(performance.now());
        return 0;
      };
      listener(update);
      // The router asks in a microtask of its own, which comes before this one.
      queueMicrotask(restore);
    });
}
