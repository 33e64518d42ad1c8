import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf, lettersOfModules } from '../webpack/short-class-names';

/**
 * What a page's sheet must hold: the head of its template's sheet, the classes it names, and whether
 * a conversation can be opened on it.
 */
export type Use = { template: string; classes: string; talks: boolean };

export const namesIn = ({ classes }: Use): ReadonlySet<string> => new Set(classes.split(' '));

/**
 * Which classes can be seen on a page: those in its markup, and those in the scripts that may run on
 * it, but for classes of sections that are not there.
 */
export function usableClasses(
  raw: string,
  assets: readonly string[],
): (use: Use) => (name: string) => boolean {
  const scripts = assets
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, words: wordsIn(readFileSync(join(raw, name), 'utf8')) }));
  const ofSections: ReadonlySet<string> = new Set(lettersOfModules('src', 'sections/'));
  return (use) => {
    const named = namesIn(use);
    const words = scripts.filter(({ name }) => mayRun(name, use)).map((script) => script.words);
    const sections = new Set([...named].map(lettersOf).filter((each) => ofSections.has(each)));
    const isThere = (name: string) =>
      !ofSections.has(lettersOf(name)) || sections.has(lettersOf(name));
    return (name) => named.has(name) || (isThere(name) && words.some((each) => each.has(name)));
  };
}

/** Every word of a script that could be a class. */
const wordsIn = (script: string): ReadonlySet<string> =>
  new Set(script.match(/(?<=["'`\s])[a-zA-Z][\w-]*(?=["'`\s])/g));

/**
 * Whether a script may run on a page: not if it belongs to another template, nor if it comes with a
 * conversation and there is none.
 */
function mayRun(script: string, { template, talks }: Use): boolean {
  const [, owner] = /^(component---.+)-\w+\.js$/.exec(script) ?? [];
  if (owner !== undefined) return template.includes(`/${owner}.`);
  return talks || !script.startsWith('conversation-');
}
