import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type SectionKind, liveKinds, section } from '../../src/sections/catalogue';
import { shortClassNames } from '../../src/gatsby/output/short-class-names';

const source = resolve('src');
const live: readonly SectionKind[] = liveKinds;
const kinds = section.options.map(({ shape }) => shape.kind.value);

const scripts = readdirSync('public')
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('public', name), 'utf8'));

/** Class names that only the component of a kind writes. */
function classesOf(kind: SectionKind): string[] {
  const file = join(source, `sections/${kind}/${kind}.module.css`);
  if (!existsSync(file)) return [];
  const nameOf = shortClassNames(source);
  const own = [...readFileSync(file, 'utf8').matchAll(/\.([a-z][a-zA-Z]*)\s*[{,:]/g)];
  return [...new Set(own.map(([, name = '']) => nameOf(file, name)))];
}

/** Whether a script of the site can write one of these classes. */
const isShipped = (classes: readonly string[]): boolean =>
  classes.some((name) => scripts.some((text) => new RegExp(`["\\s]${name}["\\s]`).test(text)));

const withStyles = kinds.filter((kind) => classesOf(kind).length > 0);

test.each(withStyles.filter((kind) => !live.includes(kind)))(
  '%s is drawn by the build alone: no script has its component',
  (kind) => expect(isShipped(classesOf(kind))).toBe(false),
);

test.each(withStyles.filter((kind) => live.includes(kind)))(
  '%s does something in the browser: a script has its component',
  (kind) => expect(isShipped(classesOf(kind))).toBe(true),
);
