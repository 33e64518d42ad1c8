import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file that others may read at the same moment: they find the old one or the new, never a half. */
export function writeWhole(place: string, content: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  const half = `${place}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, place);
}
