/** Between two signs of life when the output is no terminal, in milliseconds. */
const pulse = 15_000;

/**
 * Seconds as people read them: "0,4 s", "12 s", "2 min 5 s".
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1).replace('.', ',')} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Runs one step of the set-up and shows it: what is going on, for how long, and a tick at the end.
 * @template T
 * @param {string} doing for instance "Website wird gebaut"
 * @param {(say: (detail: string) => void) => Promise<{ done: string, value: T }>} work
 *   gets a function for what it does right now; `done` is the line that stays
 * @returns {Promise<T>}
 */
export async function step(doing, work) {
  const { stdout } = process;
  const start = Date.now();
  let detail = '';
  const elapsed = () => duration(Date.now() - start);
  const redraw = () => {
    const line = `  ${doing} … ${elapsed()}${detail && ` · ${detail}`}`;
    if (stdout.isTTY) stdout.write(`\r\x1b[2K${line.slice(0, (stdout.columns || 80) - 1)}`);
    else stdout.write(`${line}\n`);
  };
  const timer = setInterval(redraw, stdout.isTTY ? 200 : pulse);
  if (stdout.isTTY) redraw();
  try {
    const { done, value } = await work((text) => (detail = text));
    clearInterval(timer);
    const time = Date.now() - start >= 1000 ? ` (${elapsed()})` : '';
    stdout.write(`${stdout.isTTY ? '\r\x1b[2K' : ''}✓ ${done}${time}\n`);
    return value;
  } catch (error) {
    clearInterval(timer);
    stdout.write(`${stdout.isTTY ? '\r\x1b[2K' : ''}✗ ${doing} (${elapsed()})\n`);
    throw error;
  }
}
