import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type CommonDialogue,
  type Dialogue,
  type DialogueFile,
  type Intent,
  type LearnedIntent,
  commonDialogue,
  dialogueFile,
} from '../../../src/content-model/dialogues';
import { type DataOf, dataSchemas } from '../../../src/content-model/data';
import { slugOf } from '../../../src/content-model/slug-of';
import { type Reader, fold, readerOf, stemsOf } from '../../../src/dialogue/words';
import { type Knowledge } from '../../../src/dialogue/knowledge';
import { type Schooling, type SentenceSource, knowledgeOf } from '../learn/knowledge-of';
import type { Problem } from './problems';
import { filesBelow } from './build-time-code';
import { type LineOf, readYaml } from './read-yaml';
import { reasonAgainstDialogue } from './stray-files';

export const dialogueFolder = 'content/dialogues';
const commonFile = `${dialogueFolder}/common.yaml`;

/** A file, as it was written. */
export type Read<T> = { file: string; data: T; lineOf: LineOf };

/** The dialogues as they were written: what all assistants share, and each assistant's own. */
export type Dialogues = {
  common: Read<CommonDialogue> | undefined;
  own: (Read<DialogueFile> & { id: string })[];
  /** What people say besides, by the name of the file; it is read when somebody learns from it. */
  sentences: Map<string, SentenceSource>;
  problems: Problem[];
};

/** A dialogue as the browser gets it, and what its assistant has learned. */
export type Learned = { dialogue: Dialogue; knowledge: Knowledge };

/** A dialogue as the browser gets it, and what its assistant is taught. */
export type Taught = { dialogue: Dialogue; schooling: Schooling };

/** Every conversation that can be played, by the name of its file. */
export const dialogueIds = (root: string): string[] =>
  filesIn(root)
    .filter((file) => dirname(file) === dialogueFolder && file !== commonFile)
    .map(idOf);

const idOf = (file: string): string => basename(file, '.yaml');

/** Files with a wrong name are left out: that is a problem of its own. */
const filesIn = (root: string): string[] =>
  filesBelow(root, dialogueFolder).filter(
    (file) => reasonAgainstDialogue(file.slice(dialogueFolder.length + 1)) === undefined,
  );

/** Every conversation somebody has written, even where its file has a wrong name or cannot be read. */
export const meantDialogues = (root: string): string[] =>
  filesBelow(root, dialogueFolder)
    .filter((file) => dirname(file) === dialogueFolder)
    .map((file) => slugOf(basename(file).replace(/\..*$/, '')));

/** Every file below content/dialogues, with what it says. */
export const sourcesOfDialogues = (root: string): [file: string, source: string][] =>
  filesIn(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]);

/**
 * Reads and validates content/dialogues.
 * @param root the repository's folder
 */
export function readDialogues(root: string): Dialogues {
  const dialogues: Dialogues = { common: undefined, own: [], sentences: new Map(), problems: [] };
  for (const [file, source] of sourcesOfDialogues(root)) {
    if (file.startsWith(`${dialogueFolder}/sentences/`)) {
      dialogues.sentences.set(idOf(file), { file, source });
    } else if (dirname(file) !== dialogueFolder) {
      continue;
    } else if (file === commonFile) {
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
  sentences: Dialogues['sentences'],
  assistants: DataOf<'assistants'>,
): Taught | undefined {
  const name = assistants.find((each) => each.id === id)?.name ?? data.name;
  const variants = spellings(common.variants);
  const read = readerOf(variants);
  const { answers, intents: ofItsOwn, ...own } = data;
  if (name === undefined) return undefined;
  const shared = new Map(common.intents.map((intent) => [intent.id, intent]));
  const intents = [
    // One of its own may go by the name of a shared one: then it means that as well.
    ...ofItsOwn.map((intent) => {
      const examples = [...intent.examples, ...(shared.get(intent.id)?.examples ?? [])];
      return { ...shared.get(intent.id), ...intent, examples };
    }),
    ...common.intents.filter(({ id }) => !ofItsOwn.some((intent) => intent.id === id)),
  ];
  const said = [id, idOf(commonFile)].flatMap((file) => sentences.get(file) ?? []);
  const dialogue = {
    ...own,
    name,
    variants,
    intents: intents.map((intent) =>
      withoutExamples({ ...intent, answer: answers[intent.id] ?? intent.answer }, read),
    ),
  };
  return { dialogue, schooling: { id, intents, dialogue: own, sentences: said, variants } };
}

/**
 * Other spellings by word, as short as browsers can read them. Folded, unless another word has a
 * spelling that folds alike: "need" is told from "ned" by its letters.
 */
export function spellings(variants: CommonDialogue['variants']): Dialogue['variants'] {
  const all = Object.entries(variants);
  const owners = new Map<string, Set<string>>();
  for (const [word, others] of all)
    for (const other of others.map(fold))
      owners.set(other, (owners.get(other) ?? new Set()).add(word));
  const written = (other: string): string => {
    const folded = fold(other);
    return (owners.get(folded)?.size ?? 0) > 1 ? other : folded;
  };
  return Object.fromEntries(
    all.map(([word, others]) => [
      fold(word),
      [...new Set(others.map(written))].filter((other) => other !== fold(word)).join(' '),
    ]),
  );
}

/** An intent without what the browser does not need. */
function withoutExamples(intent: Intent, read: Reader): LearnedIntent {
  const { id, label, answer, step, replies, handover, rank, words } = intent;
  return {
    id,
    ...(label !== undefined && { label }),
    ...(answer !== undefined && { answer }),
    ...(step !== undefined && { step }),
    ...(replies.length > 0 && { replies }),
    ...(handover && { handover }),
    ...(rank !== 'normal' && { rank }),
    ...(words.length > 0 && {
      words: [...new Set(words.flatMap((word) => stemsOf(read, word)))].join(' '),
    }),
  };
}

/**
 * Every dialogue by its id, with what its assistant has learned.
 * @param root the repository's folder, with content that has been checked
 */
export function completeDialogues(root: string): Map<string, Learned> {
  const { common, own, sentences } = readDialogues(root);
  const file = 'content/data/assistants.yaml';
  const source = readFileSync(join(root, file), 'utf8');
  const assistants = readYaml(file, source, dataSchemas.assistants).data;
  if (common === undefined || assistants === undefined) return new Map();
  return new Map(
    own.flatMap((each): [string, Learned][] => {
      const taught = completeDialogue(each, common.data, sentences, assistants);
      if (taught === undefined) return [];
      const { dialogue, schooling } = taught;
      return [[each.id, { dialogue, knowledge: knowledgeOf(root, schooling) }]];
    }),
  );
}
