import type { GuidedFile, GuidedTask } from '../../../src/content-model/guided';
import { optionalPart, placeholder } from '../../../src/content-model/guided-text';
import { allowedInstead, didYouMean } from '../../../src/content-model/messages';
import { factsForGuided, guidedIds, readGuided } from '../read/guided';
import type { Content } from '../read/content';
import type { Problem } from '../read/problems';
import { type Path, problemAt, textsIn } from './walk';

type Found = { path: Path; message: string };

const general = ['business', 'human'];

/** What is wrong with the guided conversations, so that every button leads on and every text is filled. */
export function guidedProblems(root: string, { sources }: Content): Problem[] {
  const ids = guidedIds(root);
  const facts = factsForGuided(root);
  const names = sources.assistants?.map(({ id }) => id) ?? ids;
  return readGuided(root).flatMap(({ id, data, problems, ...file }) => {
    if (data === undefined) return problems;
    const { translation } = data;
    const found: Found[] = [
      ...(data.name === undefined && !names.includes(id)
        ? [{ path: ['name'], message: 'fehlt: So heißt niemand in content/data/assistants.yaml' }]
        : []),
      ...(translation && !ids.includes(translation.file)
        ? [{ path: ['translation', 'file'], message: unknown(translation.file, ids) }]
        : []),
      ...deadEnds(data),
      ...generalTexts(data).flatMap((text) => unfilled(text, new Map(), facts)),
      ...Object.entries(data.tasks).flatMap(([name, task]) =>
        taskProblems(task, facts).map(({ path, message }) => ({
          path: ['tasks', name, ...path],
          message,
        })),
      ),
    ];
    return found.flatMap(({ path, message }) => problemAt(file, path, message));
  });
}

const unknown = (name: string, known: readonly string[]): string =>
  `„${name}“ gibt es hier nicht${allowedInstead(name, known)}`;

/** Buttons that lead nowhere, and what no button leads to. */
function deadEnds({ menu, answers, tasks }: GuidedFile): Found[] {
  const known = [...Object.keys(tasks), ...Object.keys(answers)];
  const ways: { path: Path; to: string }[] = [
    ...menu.map((to, index) => ({ path: ['menu', index], to })),
    ...Object.entries(answers).flatMap(([id, { then = [] }]) =>
      then.map((to, index) => ({ path: ['answers', id, 'then', index], to })),
    ),
  ];
  const led = ways.map(({ to }) => to);
  return [
    ...ways.flatMap(({ path, to }) =>
      known.includes(to) ? [] : [{ path, message: unknown(to, known) }],
    ),
    ...known.flatMap((id) =>
      led.includes(id)
        ? []
        : [
            {
              path: [id in tasks ? 'tasks' : 'answers', id],
              message: 'zu diesem Knopf führt nichts: nennen Sie ihn in menu oder in einem then',
            },
          ],
    ),
    ...Object.keys(tasks).flatMap((id) =>
      id in answers ? [{ path: ['answers', id], message: `„${id}“ heißt schon eine Aufgabe` }] : [],
    ),
  ];
}

type Text = { path: Path; text: string };
/** What a placeholder's name can be, and whether it may have no value. */
type Known = ReadonlyMap<string, { optional: boolean }>;

const generalTexts = ({ greeting, danger, answers, tasks }: GuidedFile): Text[] => [
  { path: ['greeting'], text: greeting },
  { path: ['danger', 'say'], text: danger.say },
  ...Object.entries(answers).map(([id, { say }]) => ({ path: ['answers', id, 'say'], text: say })),
  ...Object.entries(tasks).flatMap(([id, { fields }]) =>
    Object.entries(fields).flatMap(([name, { above, closedText, choice }]) =>
      textsIn({ above, closedText, choice }).map(({ path, text }) => ({
        path: ['tasks', id, 'fields', name, ...path],
        text,
      })),
    ),
  ),
];

/** Placeholders of a text that nothing fills, or that may stay empty outside of brackets. */
function unfilled(
  { path, text }: Text,
  known: Known,
  facts?: ReadonlyMap<string, string>,
): Found[] {
  const names = [...general, ...known.keys()];
  const always = text.replace(optionalPart, '');
  const unlike = text.replace(placeholder, '').match(/\{[^{}]*\}/g) ?? [];
  return [
    ...unlike.flatMap((written) =>
      facts?.has(written.slice(1, -1)) === false
        ? [{ path, message: `${written} füllt nichts aus${didYouMean(written, names)}` }]
        : [],
    ),
    ...[...text.matchAll(placeholder)].flatMap(([whole, name = '', part]) => {
      const key = part === undefined ? name : `${name}.${part}`;
      if (general.includes(key) || facts?.has(key)) return [];
      const found = known.get(key);
      if (found === undefined)
        return [{ path, message: `${whole} füllt hier nichts aus${didYouMean(key, names)}` }];
      return found.optional && always.includes(whole)
        ? [{ path, message: `${whole} kann fehlen: setzen Sie den Teil in [eckige Klammern]` }]
        : [];
    }),
  ];
}

function taskProblems(task: GuidedTask, facts?: ReadonlyMap<string, string>): Found[] {
  const known = new Map<string, { optional: boolean }>();
  const found: Found[] = [];
  for (const [name, field] of Object.entries(task.fields)) {
    const path = ['fields', name];
    found.push(...unfilled({ path: [...path, 'ask'], text: field.ask }, known, facts));
    for (const [other, values] of Object.entries(field.only ?? {})) {
      const options = known.has(other) ? valuesOf(task.fields[other]) : undefined;
      if (options === undefined)
        found.push({ path: [...path, 'only', other], message: 'ist keine frühere Auswahl' });
      for (const value of options ? values : [])
        if (!options?.includes(value))
          found.push({ path: [...path, 'only', other], message: unknown(value, options ?? []) });
    }
    const optional = field.only !== undefined || field.skip !== undefined;
    known.set(name, { optional });
    for (const part of ['note', 'price', 'minutes'] as const) {
      const having = field.choice?.filter((option) => option[part] !== undefined).length ?? 0;
      if (having > 0)
        known.set(`${name}.${part}`, {
          optional: optional || having < (field.choice?.length ?? 0),
        });
    }
  }
  const fields = Object.values(task.fields);
  const options = fields.flatMap(({ choice = [], items = [] }) => [...choice, ...items]);
  if (options.some(({ price }) => price !== undefined)) known.set('total', { optional: false });
  const { sheet, check, done } = task;
  if (sheet.type === 'seating') known.set('table', { optional: false });
  if (sheet.type === 'order' && !fields.some(({ items }) => items))
    found.push({ path: ['sheet', 'type'], message: 'ein Bon braucht ein Feld mit items' });
  if (sheet.type === 'seating' && !fields.some(({ number }) => number))
    found.push({ path: ['sheet', 'type'], message: 'ein Tischplan braucht ein Feld mit number' });
  if (done.minutes !== undefined && !fields.some(({ day }) => day))
    found.push({
      path: ['done', 'minutes'],
      message: 'ein Kalendereintrag braucht ein Feld mit day',
    });
  for (const { path, text } of textsIn({ check, done }))
    found.push(...unfilled({ path, text }, known, facts));
  // A sheet is filled step by step: what is missing yet stands there as open.
  const some = new Map([...known].map(([name]) => [name, { optional: false }]));
  for (const { path, text } of textsIn({ sheet }))
    found.push(...unfilled({ path, text }, some, facts));
  return found;
}

const valuesOf = (field: GuidedTask['fields'][string] | undefined): string[] | undefined =>
  field?.choice?.map(({ value }) => value);
