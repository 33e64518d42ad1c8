import type { GuidedFile } from '../../../src/content-model/guided';
import { allowedInstead } from '../../../src/content-model/messages';
import type { Content } from '../read/content';
import { factsIn } from '../read/facts';
import { factsForGuided, readGuided } from '../read/guided';
import type { Problem } from '../read/problems';
import { type Path, problemAt, textsIn } from './walk';

type Found = { path: Path; message: string };

/**
 * What one guided conversation cannot know of itself: buttons that lead nowhere, and placeholders
 * that nothing fills. That each way ends well is the walk of all buttons (__tests__/unit/features/guided).
 */
export function guidedProblems(root: string, { sources }: Content): Problem[] {
  const files = readGuided(root);
  const ids = files.map(({ id }) => id);
  const names = sources.assistants?.map(({ id }) => id) ?? ids;
  const facts = [...(factsForGuided(root)?.keys() ?? [])];
  return files.flatMap(({ id, data, problems, ...file }) => {
    if (data === undefined) return problems;
    const { name, translation } = data;
    const found: Found[] = [
      ...(name === undefined ? unknown(['name'], id, names) : []),
      ...(translation ? unknown(['translation', 'file'], translation.file, ids) : []),
      ...deadEnds(data),
      ...openPlaceholders(data, facts),
    ];
    return found.flatMap(({ path, message }) => problemAt(file, path, message));
  });
}

const unknown = (path: Path, name: string, known: readonly string[], shown = name): Found[] =>
  known.includes(name)
    ? []
    : [{ path, message: `„${shown}“ gibt es hier nicht${allowedInstead(name, known)}` }];

/** Buttons that lead nowhere, and what no button leads to. */
function deadEnds({ menu, answers, tasks }: GuidedFile): Found[] {
  const known = [...Object.keys(tasks), ...Object.keys(answers)];
  const ways = textsIn({ menu, answers }).filter(
    ({ path }) => path[0] === 'menu' || path[2] === 'then',
  );
  return [
    ...ways.flatMap(({ path, text }) => unknown(path, text, known)),
    ...known
      .filter((id) => !ways.some(({ text }) => text === id))
      .map((id) => ({
        path: [id in tasks ? 'tasks' : 'answers', id],
        message: 'zu diesem Knopf führt nichts: nennen Sie ihn in menu oder in einem then',
      })),
  ];
}

/** A text may name the site's facts, what the file knows, and in a task its fields. */
function openPlaceholders(file: GuidedFile, facts: readonly string[]): Found[] {
  return textsIn(file).flatMap(({ path, text }) => {
    const task = path[0] === 'tasks' ? file.tasks[String(path[1])] : undefined;
    const fields = Object.entries(task?.fields ?? {});
    const known = [
      ...['business', 'human', ...facts],
      ...fields.flatMap(([name, { choice }]) =>
        choice?.some(({ note }) => note) ? [name, `${name}.note`] : name,
      ),
      ...(fields.some(([, { items }]) => items) ? ['total'] : []),
      ...(task?.sheet.type === 'seating' ? ['table'] : []),
    ];
    const named = factsIn(text).flatMap((name) => unknown(path, name, known, `{${name}}`));
    const [, other] = fields.find(([name]) => name === path[5]) ?? [];
    const values = other?.choice?.map(({ value }) => value) ?? [];
    return path[4] === 'only' ? unknown(path, text, values) : named;
  });
}
