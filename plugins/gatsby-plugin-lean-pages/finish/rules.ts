import type { Container, Root } from 'postcss';

/** The classes that all elements matched by a selector have. */
export const classesOfSelector = (selector: string): string[] => {
  // Inside of parentheses are alternatives and exceptions.
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
};

/** What is left of a sheet with some of its selectors. */
export function withSelectors(full: Root, isKept: (selector: string) => boolean): string {
  const root = full.clone();
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(isKept);
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
