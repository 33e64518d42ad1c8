import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOfRunningCode } from './build-time-code';
import { writeWholeLines } from './write-whole';

/** Where readings are kept, below the repository's folder; `npm run clean` removes it. */
export const keptReadings = '.local/readings.jsonl';

/** What came of a source, and a fingerprint of that source. */
type Reading = { name: string; key: string; value: unknown };

/** The first line tells what code has read, each other one what came of a source. */
const head = z.object({ code: z.string() });
const kept = z.custom<Reading>((value) => typeof value === 'object');

/** What was read without a problem earlier: the same source and the same code say the same again. */
export type Readings = {
  /**
   * @param shape what was kept
   * @returns undefined when the source has changed, or was never read without a problem
   */
  get: <T>(name: string, source: string, shape: z.ZodType<T>) => T | undefined;
  /** Keeps what came of a source: plain data. */
  put: (name: string, source: string, value: unknown) => void;
  /** Writes what has changed, and forgets what was not asked for since it was opened. */
  save: () => void;
};

/**
 * Opens what earlier runs have kept.
 * @param root the repository's folder
 */
export function openReadings(root: string): Readings {
  const place = join(root, keptReadings);
  const code = hashOfRunningCode();
  const before = readKept(place, code);
  const now = new Map<string, Reading>();
  const keyOf = (source: string): string => createHash('sha256').update(source).digest('hex');
  let changed = false;
  return {
    get: (name, source, shape) => {
      const reading = before.get(name);
      if (reading?.key !== keyOf(source)) return undefined;
      now.set(name, reading);
      return shape.parse(reading.value);
    },
    put: (name, source, value) => {
      now.set(name, { name, key: keyOf(source), value });
      changed = true;
    },
    save: () => {
      if (!changed && now.size === before.size) return;
      writeWholeLines(place, linesOf(code, now.values()));
    },
  };
}

function* linesOf(code: string, readings: Iterable<Reading>): Generator<string> {
  yield JSON.stringify({ code });
  for (const reading of readings) yield JSON.stringify(reading);
}

function readKept(place: string, code: string): ReadonlyMap<string, Reading> {
  try {
    const [first, ...lines] = existsSync(place) ? linesIn(readFileSync(place)) : [];
    if (first === undefined || head.parse(parsed(first)).code !== code) return new Map();
    const readings = lines.map((line) => kept.parse(parsed(line)));
    return new Map(readings.map((reading) => [reading.name, reading]));
  } catch {
    // Broken: then everything is read again.
    return new Map();
  }
}

const parsed = (line: Buffer): unknown => JSON.parse(line.toString('utf8'));

/** The lines of a file: with thousands of posts, all of it as one text would take 200 MB. */
function linesIn(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', from)) {
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return lines;
}
