/** Between two signs of life when the output is no terminal. */
const pulseMs = 15_000;

/** Seconds as people read them: "0,4 s", "12 s", "2 min 5 s". */
function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1).replace('.', ',')} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** What is going on right now; several things may. */
const active = new Map<object, () => string>();
let timer: NodeJS.Timeout | undefined;

function redraw(): void {
  const { stdout } = process;
  const line = `  ${[...active.values()].map((describe) => describe()).join(' | ')}`;
  if (!stdout.isTTY) console.log(line);
  else stdout.write(`\r\x1b[2K${line.slice(0, (stdout.columns || 80) - 1)}`);
}

/** Writes a line that stays, above those that change. */
export function writeLine(line: string): void {
  process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[2K' : ''}${line}\n`);
}

/**
 * Shows what is going on and for how long, and at the end one line that stays.
 * @param doing for instance "Website wird gebaut"
 * @param work gets a function for what it does right now
 * @param done the line that stays, for instance "✓ Website gebaut"
 */
export async function showProgress<T>(
  doing: string,
  work: (say: (detail: string) => void) => Promise<T>,
  done: (value: T) => string,
): Promise<T> {
  const start = Date.now();
  const elapsed = (): string => duration(Date.now() - start);
  const key = {};
  let detail = '';
  active.set(key, () => `${doing} … ${elapsed()}${detail && ` · ${detail}`}`);
  timer ??= setInterval(redraw, process.stdout.isTTY ? 200 : pulseMs);
  let last = `✗ ${doing}`;
  try {
    const value = await work((text) => (detail = text));
    last = done(value);
    return value;
  } finally {
    active.delete(key);
    if (active.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    writeLine(Date.now() - start < 1000 ? last : `${last} (${elapsed()})`);
  }
}
