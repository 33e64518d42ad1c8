import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shortClassNames } from '../../plugins/gatsby-plugin-lean-pages/webpack/short-class-names';
import { canWrite } from '../support/scripts';

const source = resolve('src');
const nameOf = shortClassNames(source);
const all = readdirSync(source, { recursive: true, encoding: 'utf8' });

/** Classes of the sheet beside it that a file writes. */
const classesIn = (file: string): string[] => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name);
};

const cases = all
  .filter((file) => file.endsWith('.still.tsx'))
  .flatMap((file) => {
    const path = join(source, file.replace(/\.still\.tsx$/, ''));
    const live = classesIn(`${path}.tsx`);
    return [...new Set(classesIn(join(source, file)))]
      .filter((name) => !live.includes(name))
      .map((name) => ({ file, name, short: nameOf(`${path}.module.css`, name) }));
  });

test('some files have parts that only the build draws', () => {
  expect(new Set(cases.map(({ file }) => file)).size).toBeGreaterThan(10);
});

test.each(cases)('no script draws .$name of $file', ({ short }) => {
  expect(canWrite(short)).toBe(false);
});
