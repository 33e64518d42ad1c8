/**
 * Runs something in a world without waiting: every time limit is over at once.
 * @returns the waits that were asked for, in milliseconds
 */
export async function withoutWaiting(run: () => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  const { setTimeout } = globalThis;
  const { timeout } = AbortSignal;
  const setNoTimeout = (callback: () => void, wait: number, ...parameters: []) => {
    waits.push(wait);
    return setTimeout(callback, 0, ...parameters);
  };
  Object.assign(globalThis, { setTimeout: setNoTimeout });
  AbortSignal.timeout = (wait) => {
    waits.push(wait);
    return AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  };
  try {
    await run();
  } finally {
    Object.assign(globalThis, { setTimeout });
    AbortSignal.timeout = timeout;
  }
  return waits;
}
