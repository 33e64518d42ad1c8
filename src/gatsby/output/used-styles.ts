import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { type BuiltPage, openingTag } from './built-page';
import { hashOf } from './inline-hashes';
import { classesOfSelector, withSelectors } from './rules';
import { shellSheet, shellStyles } from './shell-styles';
import { lettersOf, lettersOfModules } from './short-class-names';
import { type Group, mergeGroups } from './style-groups';
import { type Styles, addedRules, classAttribute, sheet } from './style-attributes';

/**
 * Each sheet needs a hash in the policy of every document: 45 bytes that no compression makes less.
 * With many more sheets than this, the hashes weigh more than the rules they save; with fewer, some
 * documents need another round trip. A host also cuts the policy's line at 2,000 characters.
 */
const maximumSheets = 21;

/**
 * What a page's sheet must hold: the head of its template's sheet, the classes it names, and whether
 * a conversation can be opened on it.
 */
export type Use = { template: string; classes: string; talks: boolean };

/** The button that opens a conversation (components/vignettes/try-out.tsx). */
const conversation = /<button[^>]* data-try[=\s>]/;

/** Which classes the markup of a page names. */
export function readUse({ html }: BuiltPage): Use {
  const [, template = ''] = sheet.exec(html) ?? [];
  const classes = [...classesOf(html)].sort().join(' ');
  return { template: template, classes, talks: conversation.test(html) };
}

/** The sheet of some pages, with its hash as the policy writes it, and that of the shell, which all share. */
export type Sheet = { text: string; hash: string; shell: string };

/**
 * Leaves pages the rules of their template's sheet that they can use: those for classes in their
 * markup, or in a script that may run on them; of a section that is not there, nothing is drawn.
 * Pages that use much the same share a sheet, so that a few hashes serve any number of pages.
 * @param uses what all pages use; alike uses are the same object
 * @param styles the classes made from style attributes
 * @returns the sheet for each use
 */
export function sheetsFor(
  publicDir: string,
  uses: Iterable<Use>,
  styles: Styles,
): ReadonlyMap<Use, Sheet> {
  const words = wordsOfScripts(publicDir);
  const ofSections: ReadonlySet<string> = new Set(lettersOfModules('src', 'sections/'));
  const pages = new Map<Use, number>();
  for (const use of uses) pages.set(use, (pages.get(use) ?? 0) + 1);
  const shell = shellStyles(publicDir);
  const roots = rootsOf(publicDir, pages.keys(), styles, shell.seldom);
  const groups = new Map<Use, Group>();
  for (const [use, count] of pages) {
    const root = roots.get(use.template);
    if (root === undefined) continue;
    const weights = weightsOf(root);
    const named = namesIn(use);
    const written = words.filter(([script]) => mayRun(script, use)).map(([, names]) => names);
    const sections = new Set([...named].map(lettersOf).filter((each) => ofSections.has(each)));
    const isThere = (name: string) =>
      !ofSections.has(lettersOf(name)) || sections.has(lettersOf(name));
    const isUsed = (name: string) =>
      named.has(name) || (isThere(name) && written.some((names) => names.has(name)));
    const classes = new Set([...weights.keys()].filter(isUsed));
    groups.set(use, { template: use.template, pages: count, classes, weights });
  }
  const merged = mergeGroups(groups, maximumSheets);
  const sheets = new Map<Group, Sheet>();
  for (const group of new Set(merged.values())) {
    const text = withSelectors(roots.get(group.template) ?? postcss.root(), (selector) =>
      classesOfSelector(selector).every((name) => group.classes.has(name)),
    );
    sheets.set(group, { text, shell: shell.everywhere, hash: hashOf(text) });
  }
  return new Map(
    [...merged].flatMap(([use, group]) => {
      const found = sheets.get(group);
      return found ? [[use, found]] : [];
    }),
  );
}

/** Puts its sheets into a page. */
export const withSheet = (html: string, { text, shell }: Sheet): string =>
  html
    .replace(sheet, (_all, head: string, _css, end: string) => head + text + end)
    .replace(shellSheet, (_all, head: string, end: string) => head + shell + end);

const namesIn = ({ classes }: Use): ReadonlySet<string> => new Set(classes.split(' '));

/** The sheet of each template with all its rules: as Gatsby has written it, ours, and some of the shell. */
function rootsOf(
  publicDir: string,
  uses: Iterable<Use>,
  styles: Styles,
  ofShell: string,
): ReadonlyMap<string, Root> {
  const names = new Map<string, Set<string>>();
  for (const use of uses) {
    const ofTemplate = names.get(use.template) ?? new Set<string>();
    names.set(use.template, ofTemplate);
    for (const name of namesIn(use)) ofTemplate.add(name);
  }
  const rootOf = (template: string, used: ReadonlySet<string>): Root => {
    const [, address = ''] = /data-href="([^"]*)"/.exec(template) ?? [];
    const written = readFileSync(join(publicDir, address), 'utf8');
    return postcss.parse(ofShell + written + addedRules(styles, used));
  };
  return new Map([...names].map(([template, used]) => [template, rootOf(template, used)]));
}

const weightCache = new WeakMap<Root, ReadonlyMap<string, number>>();

/** How many characters of a sheet depend on each class. */
function weightsOf(root: Root): ReadonlyMap<string, number> {
  const known = weightCache.get(root);
  if (known) return known;
  const weights = new Map<string, number>();
  root.walkRules((rule) => {
    for (const name of rule.selectors.flatMap(classesOfSelector))
      weights.set(name, (weights.get(name) ?? 0) + rule.toString().length);
  });
  weightCache.set(root, weights);
  return weights;
}

function classesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(openingTag))
    for (const name of classAttribute.exec(tag)?.[1]?.split(' ') ?? []) found.add(name);
  return found;
}

/** Every word in each of the scripts that could be a class. */
const wordsOfScripts = (publicDir: string): [script: string, words: ReadonlySet<string>][] =>
  readdirSync(publicDir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const text = readFileSync(join(publicDir, name), 'utf8');
      return [name, new Set(text.match(/(?<=["'`\s])[a-zA-Z][\w-]*(?=["'`\s])/g))];
    });

/**
 * Whether a script may run on a page: not if it belongs to another template, nor if it comes with a
 * conversation and there is none.
 */
function mayRun(script: string, { template, talks }: Use): boolean {
  const [, owner] = /^(component---.+)-\w+\.js$/.exec(script) ?? [];
  if (owner !== undefined) return template.includes(`/${owner}.`);
  return talks || !script.startsWith('conversation-');
}
