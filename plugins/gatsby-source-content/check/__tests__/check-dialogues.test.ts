import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dataSchemas } from '../../../../src/content-model/data';
import { checkDialogues, dialogueProblems } from '../check-dialogues';
import { readDialogues, sourcesOfDialogues } from '../../read/dialogues';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const folder = 'content/dialogues';
const file = `${folder}/luigi.yaml`;
const feedback = `${folder}/feedback.yaml`;
const files = Object.fromEntries(
  sourcesOfDialogues('.').filter(([name]) => /(common|luigi)\.yaml$/.test(name)),
);
const named = readFileSync(feedback, 'utf8');
const assistants = dataSchemas.assistants
  .parse(parse(readFileSync('content/data/assistants.yaml', 'utf8')))
  .filter(({ id }) => id === 'luigi');

/** What the check says after files have changed. */
function problemsOf(changes: Record<string, string>) {
  const root = temporaryFolder({ ...files, ...changes });
  return checkDialogues(root, readDialogues(root), assistants);
}

/** What it says about Luigi's dialogue after a change. */
function problemsAfter(change: (source: string) => string) {
  const source = files[file] ?? '';
  const changed = change(source);
  expect(changed).not.toBe(source);
  return problemsOf({ [file]: changed });
}

it('does not call missing what cannot be read', () => {
  const root = temporaryFolder({ ...files, [file]: 'steps: [\n' });
  const dialogues = readDialogues(root);
  expect(dialogues.problems.map((problem) => problem.file)).toEqual([file]);
  expect(checkDialogues(root, { ...dialogues, own: [] }, assistants)).toEqual([]);
});

it('looks again when somebody has changed a dialogue, also one that had no problem', () => {
  const root = temporaryFolder(files);
  expect(dialogueProblems(root, assistants)).toEqual({ causes: [], consequences: [] });
  writeFileSync(join(root, file), 'steps: [\n');
  expect(dialogueProblems(root, assistants).causes).not.toEqual([]);
});

it.each([
  ['a step nobody reaches', 'next: table-day', 'next: table-time', 'führt kein Weg'],
  ['a dead end', 'next: order-way', 'only: { way: [Abholung] }', 'geht es nicht weiter'],
  ['a step that does not exist', 'next: table-day', 'next: tisch', '„tisch“ gibt es nicht'],
  ['a slot that does not exist', 'slot: persons', 'slot: leute', '„leute“ gibt es nicht'],
  ['an unknown placeholder', '{place}: {day}', '{ort}: {day}', '{ort}'],
])('names %s with file and line', (_what, from, to, message) => {
  const problems = problemsAfter((source) => source.replace(from, to));
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
  expect(problems.every(({ line }) => line !== undefined && line > 1)).toBe(true);
});

it('names an intent without an answer', () => {
  const problems = problemsAfter((source) => source.replace(/ {4}answer: Scharf ist .*\n/, ''));
  expect(problems.map(({ message }) => message)).toEqual([
    'braucht eine Antwort (answer) oder einen Schritt (step)',
  ]);
});

it('names a missing dialogue of an assistant', () => {
  const root = temporaryFolder(files);
  rmSync(join(root, file));
  const problems = checkDialogues(root, readDialogues(root), assistants);
  expect(problems.map((problem) => problem.file)).toEqual([file]);
});

it('names a preposition that wants "Herrn" where the name says "Herr"', () => {
  const change = (source: string) =>
    source
      .replace(/human: .*/, 'human: Herr Rossi')
      .replace(/(unknown: ).*/, '$1Da frage ich bei {human} nach.');
  const message: unknown = expect.stringContaining('„bei Herr Rossi“');
  expect(problemsAfter(change)).toContainEqual(
    expect.objectContaining({ file, field: 'unknown', message }),
  );
});

it('names it once in what all assistants say', () => {
  const common = `${folder}/common.yaml`;
  const changed = files[common]?.replace(/answer: Gern, \{human\}/, 'answer: Gern, an {human}');
  const message: unknown = expect.stringContaining('„an {human}“');
  const luigi = files[file]?.replace(/human: .*/, 'human: Herr Rossi');
  const problems = problemsOf({ [common]: changed ?? '', [file]: luigi ?? '' });
  expect(problems.filter((problem) => problem.file === common)).toMatchObject([{ message }]);
});

describe('A conversation with somebody outside the team', () => {
  it('needs a name', () => {
    const problems = problemsOf({ [feedback]: named.replace(/^name: .*\n/, '') });
    expect(problems).toMatchObject([
      { file: feedback, message: expect.stringContaining('einen Namen (name)') },
    ]);
  });

  it('has no second name when it belongs to the team', () => {
    const problems = problemsOf({ [file]: `name: Ein zweiter Name\n${files[file]}` });
    expect(problems).toMatchObject([{ file, field: 'name', line: 1 }]);
  });

  it('begins with one of its steps', () => {
    const problems = problemsOf({ [feedback]: named.replace('begins: stars', 'begins: sterne') });
    expect(problems).toMatchObject([
      { field: 'begins', message: expect.stringContaining('„sterne“ gibt es nicht') },
    ]);
  });
});
