import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOfRunningCode } from './build-time-code';
import { writeWhole } from './write-whole';

/** Where readings are kept, below the repository's folder; `npm run clean` removes it. */
export const keptReadings = '.local/readings.json';

/** What came of a source, and a fingerprint of that source. */
type Reading = { name: string; key: string; value: unknown };

const kept = z.object({
  code: z.string(),
  readings: z.array(z.custom<Reading>((value) => typeof value === 'object')),
});

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
      writeWhole(place, JSON.stringify({ code, readings: [...now.values()] }));
    },
  };
}

function readKept(place: string, code: string): ReadonlyMap<string, Reading> {
  try {
    const found = kept.parse(JSON.parse(readFileSync(place, 'utf8')));
    return new Map(
      found.code === code ? found.readings.map((reading) => [reading.name, reading]) : [],
    );
  } catch {
    // Not there yet, or broken: then everything is read again.
    return new Map();
  }
}
