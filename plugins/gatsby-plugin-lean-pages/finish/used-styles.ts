import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { type BuiltPage, openingTag } from '../built-page';
import { classesOfSelector, withSelectors } from './rules';
import { shellSheet, shellStyles } from './shell-styles';
import { type Group, mergeGroups } from './style-groups';
import { type Styles, addedRules, classAttribute, sheet } from './style-attributes';
import { type Use, namesIn, usableClasses } from './usable-classes';

/**
 * Each sheet needs a hash in the policy of every document: 45 bytes that no compression makes less.
 * With many more sheets than this, the hashes weigh more than the rules they save; with fewer, some
 * documents need another round trip. A host also cuts the policy's line at 2,000 characters.
 */
const maximumSheets = 22;

/** What opens a conversation (components/guided-offer). */
const conversation = /<[^>]* data-guided=/;

/** Which classes the markup of a page names. */
export function readUse({ html }: BuiltPage): Use {
  const [, template = ''] = sheet.exec(html) ?? [];
  const classes = [...classesOf(html)].sort().join(' ');
  return { template, classes, talks: conversation.test(html) };
}

/** The sheet of some pages, and that of the shell, which all share. */
type Sheet = { text: string; shell: string };

/**
 * Leaves pages the rules of their template's sheet that they can use: those for classes in their
 * markup, or in a script that may run on them. Pages that use much the same share a sheet, so that a
 * few hashes serve any number of pages.
 * @returns finds the sheet for each use
 */
export function sheetsFor(
  raw: string,
  assets: readonly string[],
  uses: readonly Use[],
  styles: Styles,
): (use: Use) => Sheet {
  const shell = shellStyles(raw);
  const sheets = templateSheets(raw, uses, styles, shell.seldom);
  const sheetOf = (template: string): TemplateSheet => sheets.get(template) ?? weighed('');
  const canUse = usableClasses(raw, assets);
  const groups = new Map<string, Group>();
  for (const use of uses) {
    const { template } = use;
    const { weights } = sheetOf(template);
    const classes = new Set([...weights.keys()].filter(canUse(use)));
    const pages = (groups.get(keyOf(use))?.pages ?? 0) + 1;
    groups.set(keyOf(use), { template, pages, classes, weights });
  }
  const merged = mergeGroups(groups, maximumSheets);
  const textOf = (group: Group): string =>
    withSelectors(sheetOf(group.template).root, (selector) =>
      classesOfSelector(selector).every((name) => group.classes.has(name)),
    );
  const texts = new Map([...new Set(merged.values())].map((group) => [group, textOf(group)]));
  return (use) => {
    const group = merged.get(keyOf(use));
    const text = group && texts.get(group);
    if (text === undefined) throw new Error(`No page uses ${use.template}`);
    return { text, shell: shell.everywhere };
  };
}

/** The same for pages that use the same. */
const keyOf = ({ template, classes, talks }: Use): string => `${template} ${talks} ${classes}`;

/** Puts its sheets into a page. */
export const withSheet = (html: string, { text, shell }: Sheet): string =>
  html
    .replace(sheet, (_all, head: string, _css, end: string) => head + text + end)
    .replace(shellSheet, (_all, head: string, end: string) => head + shell + end);

/** The sheet of each template with all its rules: as Gatsby has written it, ours, and some of the shell. */
function templateSheets(
  raw: string,
  uses: readonly Use[],
  styles: Styles,
  ofShell: string,
): ReadonlyMap<string, TemplateSheet> {
  const wholeOf = (template: string): TemplateSheet => {
    const own = uses.filter((use) => use.template === template);
    const used = new Set(own.flatMap((use) => [...namesIn(use)]));
    const [, address = ''] = /data-href="([^"]*)"/.exec(template) ?? [];
    const written = readFileSync(join(raw, address), 'utf8');
    return weighed(ofShell + written + addedRules(styles, used));
  };
  const templates = new Set(uses.map(({ template }) => template));
  return new Map([...templates].map((template) => [template, wholeOf(template)]));
}

/** A sheet, and how many characters of it depend on each class. */
type TemplateSheet = { root: Root; weights: ReadonlyMap<string, number> };

function weighed(css: string): TemplateSheet {
  const root = postcss.parse(css);
  const weights = new Map<string, number>();
  root.walkRules((rule) => {
    for (const name of rule.selectors.flatMap(classesOfSelector))
      weights.set(name, (weights.get(name) ?? 0) + rule.toString().length);
  });
  return { root, weights };
}

function classesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(openingTag))
    for (const name of classAttribute.exec(tag)?.[1]?.split(' ') ?? []) found.add(name);
  return found;
}
