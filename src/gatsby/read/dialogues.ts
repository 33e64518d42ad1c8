import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type CommonDialogue,
  type Dialogue,
  type DialogueFile,
  type Intent,
  type LearnedIntent,
  commonDialogue,
  dialogueFile,
} from '../../content-model/dialogues';
import { type DataOf, dataSchemas } from '../../content-model/data';
import { lessonOf } from '../../lib/dialogue/match';
import { type Reader, fold, readerOf } from '../../lib/dialogue/words';
import type { Problem } from '../check/problems';
import { type LineOf, readYaml } from './read-yaml';

export const dialogueFolder = 'content/dialogues';
const commonFile = `${dialogueFolder}/common.yaml`;

type Read<T> = { file: string; data: T; lineOf: LineOf };

/** The dialogues as they were written: what all assistants share, and each assistant's own. */
export type Dialogues = {
  common: Read<CommonDialogue> | undefined;
  own: (Read<DialogueFile> & { id: string })[];
  problems: Problem[];
};

/** Every conversation that can be played, by the name of its file. */
export const dialogueIds = (root: string): string[] =>
  namesIn(root)
    .map(idOf)
    .filter((id) => id !== idOf(commonFile));

const idOf = (file: string): string => basename(file, '.yaml');

const namesIn = (root: string): string[] =>
  existsSync(join(root, dialogueFolder)) ? readdirSync(join(root, dialogueFolder)).sort() : [];

/** Every file below content/dialogues, with what it says. */
export function sourcesOfDialogues(root: string): [file: string, source: string][] {
  return namesIn(root).map((name) => [
    `${dialogueFolder}/${name}`,
    readFileSync(join(root, dialogueFolder, name), 'utf8'),
  ]);
}

/**
 * Reads and validates content/dialogues.
 * @param root the repository's folder
 */
export function readDialogues(root: string): Dialogues {
  const dialogues: Dialogues = { common: undefined, own: [], problems: [] };
  for (const [file, source] of sourcesOfDialogues(root)) {
    if (file === commonFile) {
      const { data, problems, lineOf } = readYaml(file, source, commonDialogue);
      dialogues.problems.push(...problems);
      dialogues.common = data && { file, data, lineOf };
    } else {
      const { data, problems, lineOf } = readYaml(file, source, dialogueFile);
      dialogues.problems.push(...problems);
      if (data) dialogues.own.push({ id: idOf(file), file, data, lineOf });
    }
  }
  return dialogues;
}

/**
 * A dialogue with what all share, as the browser gets it. Its name is that of the assistant with
 * this id; one that is no assistant of the team brings its own.
 * @returns undefined when nobody has a name for it
 */
export function completeDialogue(
  { id, data }: Pick<Dialogues['own'][number], 'id' | 'data'>,
  common: CommonDialogue,
  assistants: DataOf<'assistants'>,
): Dialogue | undefined {
  const name = assistants.find((each) => each.id === id)?.name ?? data.name;
  const variants = spellings(common.variants);
  const read = readerOf(variants);
  const { answers, intents, ...own } = data;
  if (name === undefined) return undefined;
  return {
    ...own,
    name,
    variants,
    intents: [...intents, ...common.intents].map((intent) =>
      learned({ ...intent, answer: answers[intent.id] ?? intent.answer }, read),
    ),
  };
}

/** Other spellings by word, as short as browsers can read them. */
export const spellings = (variants: CommonDialogue['variants']): Dialogue['variants'] =>
  Object.fromEntries(
    Object.entries(variants).map(([word, others]) => [
      fold(word),
      [...new Set(others.map(fold))].filter((other) => other !== fold(word)).join(' '),
    ]),
  );

/** An intent without what the browser does not need: defaults, and its examples word for word. */
export function learned({ examples, ...intent }: Intent, read: Reader): LearnedIntent {
  const { id, label, answer, step, replies, handover, rank } = intent;
  return {
    id,
    ...(label !== undefined && { label }),
    ...(answer !== undefined && { answer }),
    ...(step !== undefined && { step }),
    ...(replies.length > 0 && { replies }),
    ...(handover && { handover }),
    ...(rank !== 'normal' && { rank }),
    // Neighbours that are alike weigh less.
    lessons: [...new Set(examples.map((example) => lessonOf(read, example)))].sort().join('|'),
  };
}

/**
 * Every dialogue by its id.
 * @param root the repository's folder, with content that has been checked
 */
export function completeDialogues(root: string): Map<string, Dialogue> {
  const { common, own } = readDialogues(root);
  const file = 'content/data/assistants.yaml';
  const source = readFileSync(join(root, file), 'utf8');
  const assistants = readYaml(file, source, dataSchemas.assistants).data;
  if (common === undefined || assistants === undefined) return new Map();
  return new Map(
    own.flatMap((each): [string, Dialogue][] => {
      const dialogue = completeDialogue(each, common.data, assistants);
      return dialogue === undefined ? [] : [[each.id, dialogue]];
    }),
  );
}
