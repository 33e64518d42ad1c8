import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const files = new Map<string, string>();

/**
 * A short class name: letters for the file, a number for the class. Gatsby's own, such as
 * `card-module--title--1a2b3`, are a tenth of a page after brotli. The same in every stage and build.
 * @throws when two files have the same letters
 */
export function classNameOf(file: string, name: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest();
  const letters = [...hash.subarray(0, 4)].map((byte) => String.fromCharCode(97 + (byte % 26)));
  const prefix = letters.join('');
  const known = files.get(prefix) ?? path;
  if (known !== path) throw new Error(`${path} and ${known} would share class names: ${prefix}`);
  files.set(prefix, path);
  const names = readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g) ?? [];
  return `${prefix}${[...new Set(names)].indexOf(name)}`;
}
