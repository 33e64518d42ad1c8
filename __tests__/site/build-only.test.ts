import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shortClassNames } from '../../plugins/gatsby-plugin-lean-pages/class-names';
import { liveKinds, section } from '../../src/sections/catalogue';

const scripts = readdirSync('public')
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('public', name), 'utf8'));
const live: readonly string[] = liveKinds;
const sheetOf = (kind: string) => resolve(`src/sections/${kind}/${kind}.module.css`);
const kinds = section.options
  .map(({ shape }) => shape.kind.value)
  .filter((kind) => existsSync(sheetOf(kind)));

const nameOf = shortClassNames(resolve('src'));

/** Whether a script writes a class of a sheet. */
const isShipped = (kind: string) => {
  const classes = readFileSync(sheetOf(kind), 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? [];
  const names = classes.map((name) => nameOf(sheetOf(kind), name)).join('|');
  return scripts.some((text) => new RegExp(`["\\s](${names})["\\s]`).test(text));
};

test.each(kinds.filter((kind) => !live.includes(kind)))(
  '%s does nothing in the browser: no script draws it',
  (kind) => expect(isShipped(kind)).toBe(false),
);

test('team does something in the browser: a script draws it', () => {
  expect(isShipped('team')).toBe(true);
});
