import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files';

/** Numbers begin where they have a letter and a digit or letter, so that a name has three characters. */
const first = 360;

/**
 * Short names for the classes of all CSS modules below a folder, numbered. Gatsby's own, such as
 * `card-module--title--1a2b3`, are a tenth of a page after brotli. The same in every stage.
 */
export function shortClassNames(folder: string): (file: string, name: string) => string {
  const names = filesIn(folder)
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g) ?? []).map(
        (name) => `${file} ${name}`,
      ),
    );
  const numbers = new Map([...new Set(names)].map((name, index) => [name, first + index]));
  return (file, name) => {
    const number = numbers.get(`${file} ${name}`);
    if (number === undefined) throw new Error(`${file} has no class ${name}`);
    return `_${number.toString(36)}`;
  };
}
