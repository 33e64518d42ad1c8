/** Values of a form whose names nest with brackets. */
export interface FormTree {
  [name: string]: string | FormTree;
}

/**
 * Reads Stripe's form encoding: `line_items[0][price]=x` becomes `{line_items: {0: {price: 'x'}}}`.
 * Nothing when a name is damaged, or is used both for a value and for a group.
 */
export function readForm(body: string): FormTree | undefined {
  const tree = emptyTree();
  for (const [name, value] of new URLSearchParams(body)) {
    if (!/^[^[\]]+(\[[^[\]]+\])*$/.test(name)) return undefined;
    const path = name.split(/\]?\[|\]/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let group = tree;
    for (const part of path) {
      const next = (group[part] ??= emptyTree());
      if (typeof next === 'string') return undefined;
      group = next;
    }
    if (typeof group[last] === 'object') return undefined;
    group[last] = value;
  }
  return tree;
}

/** Without prototype, so that no name can reach one. */
function emptyTree(): FormTree {
  return Object.create(null);
}
