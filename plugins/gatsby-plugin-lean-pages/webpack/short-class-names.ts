import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../finish/site-folders';

/**
 * Names of all CSS modules below a folder, sorted, so that every build stage numbers them alike.
 */
export const cssModulesIn = (folder: string): string[] =>
  filesIn(folder).filter((file) => file.endsWith('.module.css'));

/**
 * The letters that begin the short names of some modules.
 * @param folder as for {@link shortClassNames}
 * @param beginning how the paths of the modules begin
 */
export const lettersOfModules = (folder: string, beginning: string): string[] =>
  cssModulesIn(folder).flatMap((file, index) =>
    file.startsWith(beginning) ? [letters(index)] : [],
  );

/** A class of a CSS module begins with the letters of its file. */
export const lettersOf = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? '';

/** Without h: scripts name h1 as an element, and would seem to use such a class. */
const alphabet = 'abcdefgijklmnopqrstuvwxyz';

/** 0 is a, 24 is z, 25 is aa. */
function letters(number: number): string {
  const rest = Math.floor(number / alphabet.length);
  return (rest === 0 ? '' : letters(rest - 1)) + alphabet.charAt(number % alphabet.length);
}

/**
 * Class names of CSS modules in the build: letters for the file, a number for the class. Gatsby
 * inlines all CSS into every page, so the long names of development would be weight on each of
 * them; names with a hash would not compress.
 * @param folder where the modules lie, usually src
 * @returns name of a class by the path of its file and its name there
 * @throws when the file or the class is unknown
 */
export function shortClassNames(folder: string): (file: string, className: string) => string {
  const files = cssModulesIn(folder);
  const classes = new Map<string, string[]>();
  return (file, className) => {
    const path = relative(folder, file).replaceAll('\\', '/');
    const known = classes.get(path) ?? classNamesIn(readFileSync(join(folder, path), 'utf8'));
    classes.set(path, known);
    const [fileIndex, classIndex] = [files.indexOf(path), known.indexOf(className)];
    if (fileIndex < 0 || classIndex < 0) throw new Error(`Klasse ${className} fehlt in ${path}`);
    return `${letters(fileIndex)}${classIndex}`;
  };
}

/** Every name of a style sheet once, in order: classes and animations. */
function classNamesIn(css: string): string[] {
  const names = css.matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g);
  return [...new Set([...names].map(([, name = '']) => name))];
}
