import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts of the built site. */
export const builtScripts: readonly string[] = readdirSync('public')
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('public', name), 'utf8'));

/** Whether a script of the site can write a class, by its short name. */
export const canWrite = (name: string): boolean =>
  builtScripts.some((text) => new RegExp(`["\\s]${name}["\\s]`).test(text));
