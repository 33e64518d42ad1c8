import postcss, { type Container, type Root } from 'postcss';
import { openingTag } from './built-page';

/**
 * Finds the rules of a style sheet that a page may use: its markup, and what its scripts draw. The whole sheet
 * comes with another page, or with what is loaded on demand.
 * @returns the rules for some HTML and the scripts of its page
 */
export function criticalStyles(css: string): (html: string, scripts: readonly string[]) => string {
  const sheet = postcss.parse(css);
  const inSheet = new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi));
  const named = new Map<string, string[]>();
  const namedIn = (script: string): string[] => {
    const names = named.get(script) ?? script.match(/[\w-]+/g)?.filter((word) => inSheet.has(word));
    named.set(script, names ?? []);
    return names ?? [];
  };
  // Pages of a kind use the same classes.
  const known = new Map<string, string>();
  return (html, scripts) => {
    const classes = new Set([...classesIn(html), ...scripts.flatMap(namedIn)]);
    const key = [...classes].sort().join(' ');
    const rules = known.get(key) ?? rulesFor(sheet, classes);
    known.set(key, rules);
    return rules;
  };
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(openingTag)].flatMap(
      ([tag]) => / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [],
    ),
  );

function rulesFor(sheet: Root, classes: ReadonlySet<string>): string {
  const root = sheet.clone();
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      classesOfSelector(selector).every((name) => classes.has(name)),
    );
    if (kept.length === 0) removeWithParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const rules = root.toString();
  root.walkAtRules('keyframes', (animation) => {
    if (!new RegExp(`animation(-name)?:[^;}]*\\b${animation.params}\\b`).test(rules))
      removeWithParents(animation);
  });
  return root.toString();
}

/**
 * Writes the colours and lengths of `:root` where a finished page uses them: most weigh less than their names.
 * Those that are declared again, for a width or a part of the page, stay as they are. Only hexadecimal colours and
 * `rem`: static/print.css changes neither.
 * @param scripts what may draw by them later
 */
export function inlineConstants(html: string, scripts: readonly string[]): string {
  const root = /:root\{[^}]*\}/.exec(html)?.[0] ?? '';
  const again = namesIn(html.replace(root, ''), /[{;" ](--[\w-]+):/g);
  const constants = new Map(
    [...root.matchAll(/(--[\w-]+): ?(#\w+|[\d.]+rem)(?=[;}])/g)]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name]) => !again.has(name)),
  );
  const inlined = html.replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use);
  const used = namesIn([inlined, ...scripts].join('\n'), /\((--[\w-]+)/g);
  return inlined.replace(
    root,
    root.replace(/(--[\w-]+):[^;}]*;?/g, (each, name: string) => (used.has(name) ? each : '')),
  );
}

const namesIn = (text: string, place: RegExp): ReadonlySet<string | undefined> =>
  new Set([...text.matchAll(place)].map(([, name]) => name));

/** The classes that all elements matched by a selector have. */
function classesOfSelector(selector: string): string[] {
  // Inside of parentheses are alternatives and exceptions.
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** An at-rule without rules goes with its last one. */
function removeWithParents(node: Container): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithParents(parent);
}
