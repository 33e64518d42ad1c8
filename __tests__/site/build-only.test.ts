import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { liveKinds, section } from '../../src/sections/catalogue';

const scripts = readdirSync('public')
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('public', name), 'utf8'));
const live: readonly string[] = liveKinds;
const kinds = section.options.map(({ shape }) => shape.kind.value);
const isShipped = (module: string) => scripts.some((text) => text.includes(`${module}-module--`));

test.each(kinds.filter((kind) => !live.includes(kind)))(
  '%s does nothing in the browser: no script draws it',
  (kind) => expect(isShipped(kind)).toBe(false),
);

test('team does something in the browser: a script draws it', () => {
  expect(isShipped('team')).toBe(true);
});
