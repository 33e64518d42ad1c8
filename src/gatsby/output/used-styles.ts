import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Container, type Root } from 'postcss';
import { type BuiltPage, openingTag } from './built-page';
import { detached } from './detached';
import { type Group, mergeGroups } from './style-groups';
import { type Styles, addedRules, classAttribute, sheet } from './style-attributes';

/** Each sheet needs a hash in the policy, whose line a host cuts at 2,000 characters. */
const maximumSheets = 24;

/** What a page's sheet must hold: the head of its template's sheet, and the classes it names. */
type Use = { template: string; classes: string };

/** The uses of all pages, by file. */
export type Uses = Map<string, Use>;

/** Remembers which classes the markup of a page names. */
export function rememberUse({ file, html }: BuiltPage, uses: Uses): void {
  const [, template = ''] = sheet.exec(html) ?? [];
  uses.set(file, {
    template: detached(template),
    classes: [...classesOf(html)].sort().join(' '),
  });
}

/**
 * Leaves each page the rules of its template's sheet that it can use: those for classes in its
 * markup, or in a script. Pages that use much the same share a sheet, so that a few hashes serve
 * any number of pages.
 * @param uses what all pages use
 * @param styles the classes made from style attributes
 * @returns puts its sheet into a page
 */
export function usedStyles(
  publicDir: string,
  uses: Uses,
  styles: Styles,
): (page: BuiltPage) => BuiltPage {
  const dynamic = wordsOfScripts(publicDir);
  const sheets = new Map<string, Root>();
  const groups = new Map<string, Group>();
  const keyOf = ({ template, classes }: Use): string => `${template} ${classes}`;
  for (const use of uses.values()) {
    const group = groups.get(keyOf(use));
    if (group) {
      groups.set(keyOf(use), { ...group, pages: group.pages + 1 });
      continue;
    }
    const full = sheets.get(use.template) ?? wholeSheet(publicDir, use.template, styles);
    sheets.set(use.template, full);
    const weights = weightsOf(full);
    const named = new Set(use.classes.split(' '));
    const classes = new Set(
      [...weights.keys()].filter((name) => named.has(name) || dynamic.has(name)),
    );
    groups.set(keyOf(use), { template: use.template, pages: 1, classes, weights });
  }
  const merged = mergeGroups(groups, maximumSheets);
  const texts = new Map<Group, string>();
  return ({ file, html }) => {
    const use = uses.get(file);
    const group = use && merged.get(keyOf(use));
    const full = group && sheets.get(group.template);
    if (group === undefined || full === undefined) throw new Error(`${file} belongs to no sheet.`);
    const text = texts.get(group) ?? prune(full, group.classes);
    texts.set(group, text);
    return {
      file,
      html: html.replace(sheet, (_all, head: string, _css, end: string) => head + text + end),
    };
  };
}

/** The sheet of a template with all its rules, as Gatsby has written it, and ours. */
function wholeSheet(publicDir: string, template: string, styles: Styles): Root {
  const [, address = ''] = /data-href="([^"]*)"/.exec(template) ?? [];
  const written = readFileSync(join(publicDir, address), 'utf8');
  return postcss.parse(written + addedRules(styles, template));
}

/** The classes that all elements matched by a selector have. */
const required = (selector: string): string[] => {
  // Inside of parentheses are alternatives and exceptions.
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
};

const weightCache = new WeakMap<Root, ReadonlyMap<string, number>>();

/** How many characters of a sheet depend on each class. */
function weightsOf(root: Root): ReadonlyMap<string, number> {
  const known = weightCache.get(root);
  if (known) return known;
  const weights = new Map<string, number>();
  root.walkRules((rule) => {
    for (const name of rule.selectors.flatMap(required))
      weights.set(name, (weights.get(name) ?? 0) + rule.toString().length);
  });
  weightCache.set(root, weights);
  return weights;
}

function prune(full: Root, classes: ReadonlySet<string>): string {
  const root = full.clone();
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((each) => required(each).every((name) => classes.has(name)));
    if (kept.length === 0) removeWithParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}

/** An at-rule without rules goes with its last one. */
function removeWithParents(node: Container): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithParents(parent);
}

function classesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(openingTag))
    for (const name of classAttribute.exec(tag)?.[1]?.split(' ') ?? []) found.add(name);
  return found;
}

/** Every word in the scripts that could be a class. */
function wordsOfScripts(publicDir: string): ReadonlySet<string> {
  const scripts = readdirSync(publicDir).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(publicDir, name), 'utf8'));
  return new Set(
    texts.flatMap((text) => text.match(/(?<=["'`\s])[a-zA-Z][\w-]*(?=["'`\s])/g) ?? []),
  );
}
