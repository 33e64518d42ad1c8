/**
 * Waits for a promise, but not forever.
 * @returns its value, or `late` once the time is over
 */
export async function withTimeout<T, const L>(
  promise: Promise<T>,
  milliseconds: number,
  late: L,
): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<L>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
