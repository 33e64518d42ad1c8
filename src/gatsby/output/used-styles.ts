import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Container, type Root } from 'postcss';
import { type BuiltPage, openingTag } from './built-page';
import { type Group, mergeGroups } from './style-groups';
import { classAttribute, marker, sheet } from './style-attributes';

/** Each sheet needs a hash in the policy, whose line a host cuts at 2,000 characters. */
const maximumSheets = 16;

/**
 * Leaves each page the rules of its template's sheet that it can use: those for classes in its
 * markup, or in a script. Pages that use much the same share a sheet, so that a few hashes serve
 * any number of pages.
 */
export function usedStyles(publicDir: string, pages: readonly BuiltPage[]): BuiltPage[] {
  const dynamic = wordsOfScripts(publicDir);
  const groups = new Map<string, Group>();
  const groupOf = new Map<BuiltPage, string>();
  const sheets = new Map<string, Root>();
  for (const page of pages) {
    const [, head = '', css = ''] = sheet.exec(page.html) ?? [];
    const [, address = ''] = /data-href="([^"]*)"/.exec(head) ?? [];
    const [, ...added] = css.split(marker);
    const full =
      sheets.get(head) ??
      postcss.parse([readFileSync(join(publicDir, address), 'utf8'), ...added].join(marker));
    sheets.set(head, full);
    const weights = weightsOf(full);
    const used = classesOf(page.html);
    const classes = [...weights.keys()].filter((name) => used.has(name) || dynamic.has(name));
    const key = `${head} ${classes.join(' ')}`;
    const group = groups.get(key) ?? {
      template: head,
      pages: 0,
      classes: new Set(classes),
      weights,
    };
    groups.set(key, { ...group, pages: group.pages + 1 });
    groupOf.set(page, key);
  }
  const merged = mergeGroups(groups, maximumSheets);
  const texts = new Map<Group, string>();
  return pages.map((page) => {
    const group = merged.get(groupOf.get(page) ?? '');
    const full = group && sheets.get(group.template);
    if (group === undefined || full === undefined) throw new Error(`${page.file} belongs to no sheet.`);
    const text = texts.get(group) ?? prune(full, group.classes);
    texts.set(group, text);
    const html = page.html.replace(
      sheet,
      (_all, head: string, _css, end: string) => head + text + end,
    );
    return { file: page.file, html };
  });
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
