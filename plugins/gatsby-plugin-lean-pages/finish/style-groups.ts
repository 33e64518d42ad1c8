/** Pages of one template that share a sheet. */
export type Group = {
  template: string;
  pages: number;
  /** The classes at least one of them uses. */
  classes: ReadonlySet<string>;
  /** Characters of the template's sheet that depend on each class. */
  weights: ReadonlyMap<string, number>;
};

/**
 * Joins groups until few enough are left, first those that have the most in common.
 * @returns for every key the group its pages belong to in the end
 */
export function mergeGroups<Key>(
  groups: ReadonlyMap<Key, Group>,
  maximum: number,
): ReadonlyMap<Key, Group> {
  const members = new Map<Group, Key[]>();
  for (const [key, group] of groups) members.set(group, [key]);
  while (members.size > maximum) {
    const [a, b] = cheapestPair([...members.keys()]) ?? [];
    if (a === undefined || b === undefined) break;
    const both = { ...a, pages: a.pages + b.pages, classes: new Set([...a.classes, ...b.classes]) };
    members.set(both, [...(members.get(a) ?? []), ...(members.get(b) ?? [])]);
    members.delete(a);
    members.delete(b);
  }
  return new Map([...members].flatMap(([group, keys]) => keys.map((key) => [key, group])));
}

/**
 * The two groups whose pages gain the least by sharing a sheet. Squares make it dear to lengthen what
 * is long already: each document has to keep below its limit.
 */
function cheapestPair(groups: readonly Group[]): [Group, Group] | undefined {
  const pairs = groups.flatMap((a, index) =>
    groups
      .slice(index + 1)
      .filter((b) => b.template === a.template)
      .map((b): { pair: [Group, Group]; cost: number } => ({
        pair: [a, b],
        cost: a.pages * growth(a, b) + b.pages * growth(b, a),
      })),
  );
  return pairs.sort((a, b) => a.cost - b.cost)[0]?.pair;
}

/** How much the square of the length of sheet `a` grows with the rules of `b`. */
const growth = (a: Group, b: Group): number =>
  lengthOf([...a.classes, ...b.classes], a) ** 2 - lengthOf(a.classes, a) ** 2;

/** Characters of a sheet with some classes. */
const lengthOf = (classes: Iterable<string>, { weights }: Group): number =>
  [...new Set(classes)].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
