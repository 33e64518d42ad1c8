/** Pages of one template that share a sheet. */
export type Group = {
  template: string;
  pages: number;
  /** The classes at least one of them uses. */
  classes: ReadonlySet<string>;
  /** Characters of the template's sheet that depend on each class. */
  weights: ReadonlyMap<string, number>;
};

/** Pages of a template that differ in more ways than this share one sheet: comparing takes time. */
const maximumCompared = 40;

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
  const join = (a: Group, b: Group) => {
    const both = { ...a, pages: a.pages + b.pages, classes: new Set([...a.classes, ...b.classes]) };
    members.set(both, [...(members.get(a) ?? []), ...(members.get(b) ?? [])]);
    members.delete(a);
    members.delete(b);
    return both;
  };
  for (const template of new Set([...groups.values()].map((group) => group.template))) {
    const own = [...members.keys()].filter((group) => group.template === template);
    if (own.length > maximumCompared) own.reduce(join);
  }
  while (members.size > maximum) {
    const pair = cheapestPair([...members.keys()]);
    if (pair === undefined) break;
    join(...pair);
  }
  return new Map([...members].flatMap(([group, keys]) => keys.map((key) => [key, group])));
}

/** The two groups whose pages gain the fewest characters by sharing a sheet. */
function cheapestPair(groups: readonly Group[]): [Group, Group] | undefined {
  const pairs = groups.flatMap((a, index) =>
    groups
      .slice(index + 1)
      .filter((b) => b.template === a.template)
      .map((b): { pair: [Group, Group]; cost: number } => ({
        pair: [a, b],
        cost: a.pages * missing(a, b) + b.pages * missing(b, a),
      })),
  );
  return pairs.sort((a, b) => a.cost - b.cost)[0]?.pair;
}

/** Characters the sheet of `b` has and that of `a` has not. */
function missing(a: Group, b: Group): number {
  return [...b.classes].reduce(
    (sum, name) => sum + (a.classes.has(name) ? 0 : (a.weights.get(name) ?? 0)),
    0,
  );
}
