import { closeSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file that others may read at the same moment: they find the old one or the new, never a half. */
export function writeWhole(place: string, content: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  const half = `${place}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, place);
}

/** The same for lines, which are never in memory all together. */
export function writeWholeLines(place: string, lines: Iterable<string>): void {
  mkdirSync(dirname(place), { recursive: true });
  const half = `${place}.${process.pid}`;
  const file = openSync(half, 'w');
  try {
    for (const line of lines) writeFileSync(file, `${line}\n`);
  } finally {
    closeSync(file);
  }
  renameSync(half, place);
}
