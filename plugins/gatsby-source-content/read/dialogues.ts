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
import type { DataOf } from '../../../src/content-model/data';
import { slugOf } from '../../../src/content-model/slug-of';
import { type Reader, fold, isFiller, readerOf, stem, stemsOf } from '../../../src/dialogue/words';
import type { Problem } from './problems';
import { filesBelow } from './build-time-code';
import { leanPhrases } from './lean-phrases';
import { cached } from './process-cache';
import { readData, readYamlFile } from './read-file';
import type { ContentFile } from './read-content';
import { reasonAgainstDialogue } from './content-files';

export const dialogueFolder = 'content/dialogues';
const commonFile = `${dialogueFolder}/common.yaml`;

/** The dialogues as they were written: what all assistants share, and each assistant's own. */
export type Dialogues = {
  common: ContentFile<CommonDialogue> | undefined;
  own: (ContentFile<DialogueFile> & { id: string })[];
  problems: Problem[];
};

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

/** Reads and validates content/dialogues. */
export function readDialogues(root: string): Dialogues {
  const dialogues: Dialogues = { common: undefined, own: [], problems: [] };
  for (const file of filesIn(root)) {
    if (file === commonFile) {
      const { data, problems, lineOf } = readYamlFile(root, file, commonDialogue);
      dialogues.problems.push(...problems);
      dialogues.common = data && { file, data, lineOf };
    } else {
      const { data, problems, lineOf } = readYamlFile(root, file, dialogueFile);
      dialogues.problems.push(...problems);
      if (data) dialogues.own.push({ id: idOf(file), file, data, lineOf });
    }
  }
  return dialogues;
}

/** What all dialogues share, as the browser gets it, and how they are read. */
function sharedBy({ variants: written, groups, emergencies }: CommonDialogue) {
  const variants = spellings(written);
  const read = readerOf(variants);
  const parts = {
    groups: Object.fromEntries(
      Object.entries(groups).map(([id, words]) => [id, phrasesIn(read, words, '/')]),
    ),
    emergencies: emergencies.map((each) => ({
      ...each,
      words: phrasesIn(read, each.words),
      unless: phrasesIn(read, each.unless),
    })),
  };
  return { variants, read, parts };
}

/**
 * A dialogue with what all share, as the browser gets it. Its name is that of the assistant with
 * this id; one that is no assistant of the team brings its own.
 * @returns undefined when nobody has a name for it
 */
function completeDialogue(
  { id, data }: Pick<Dialogues['own'][number], 'id' | 'data'>,
  common: CommonDialogue,
  { variants, read, parts }: ReturnType<typeof sharedBy>,
  assistants: DataOf<'assistants'>,
): Dialogue | undefined {
  const name = assistants.find((each) => each.id === id)?.name ?? data.name;
  const { answers, intents: ofItsOwn, ...own } = data;
  if (name === undefined) return undefined;
  const shared = new Map(common.intents.map((intent) => [intent.id, intent]));
  const intents = [
    // One of its own may go by the name of a shared one: then it means that as well.
    ...ofItsOwn.map((intent) => {
      const examples = [...intent.examples, ...(shared.get(intent.id)?.examples ?? [])];
      const phrases = [...intent.phrases, ...(shared.get(intent.id)?.phrases ?? [])];
      const unless = [...intent.unless, ...(shared.get(intent.id)?.unless ?? [])];
      return { ...shared.get(intent.id), ...intent, examples, phrases, unless };
    }),
    ...common.intents.filter(({ id }) => !ofItsOwn.some((intent) => intent.id === id)),
  ];
  return {
    ...own,
    name,
    variants,
    intents: intents.map((intent) =>
      asKeys({ ...intent, answer: answers[intent.id] ?? intent.answer }, read),
    ),
    ...parts,
    // Not shared: a glossary stands for how one assistant reads (src/dialogue/talk.ts).
    languages: common.languages.map((each) => ({
      ...each,
      words: each.words.join(' '),
      glossary: spellings(each.glossary),
    })),
  };
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

/**
 * A group's name stays as it is, and one word stays one: "nimmer" is read as "nicht mehr", and would
 * become two parts of a phrase.
 */
const phrasesIn = (read: Reader, list: readonly string[], between = '|'): string =>
  leanPhrases(
    list.map((phrase) => phrase.replace(/[^ /@]+/g, (word) => read(word).split(' ')[0] ?? '')),
  ).join(between);

/** Words that tell nothing even beside one that does. */
const idle =
  /^(der|die|das|de[mns]|a|an|eine?[nrms]?|ich|du|sie|wir|ihr|es|er|mir|mich|uns|euch|mein\w*|ist|bin|bist|sind|seid|hat|habe|haben|habt|gibt|bite|gern\w*|und|zu|zum|zur|in|im|am|um|auf|bei|fur|mit|von|vom|werden|wird|wurde|wurden|kan|schon|noch|ja|so|da)$/;

const dayWord = /^(\w+tag|mitwoch|heute|morgen)$/;

/**
 * The words of an example that tell something. One alone is a key only where it is the whole example:
 * "wer hat morgen einen Termin" is not about every appointment.
 */
function keyOf(read: Reader, example: string): string[] {
  const words = [...new Set(read(example).match(/[a-z]{2,}|\d+/g) ?? [])];
  const telling = words.filter((word) => !isFiller(word));
  if (telling.length === 0) return words.map(stem);
  // "Samstag zu" is not about every Saturday.
  const isDay = telling.every((word) => dayWord.test(word));
  const beside =
    telling.length > 1
      ? telling
      : words.filter(
          (word) => telling.includes(word) || !idle.test(word) || (isDay && /^(zu|da)$/.test(word)),
        );
  return [...new Set(beside.map(stem))].sort();
}

/** An intent as the browser gets it; what a shorter key finds needs no longer one. */
function asKeys(intent: Intent, read: Reader): LearnedIntent {
  const { id, label, answer, step, replies, handover, rank, words, examples } = intent;
  const { phrases, unless } = intent;
  const keys = examples.map((example) => keyOf(read, example));
  const needed = keys.filter(
    (key, index) =>
      !keys.some(
        (other, place) =>
          other.every((word) => key.includes(word)) &&
          (other.length < key.length || (other.length === key.length && place < index)),
      ),
  );
  return {
    id,
    keys: needed.map((key) => key.join(' ')).join('|'),
    ...(label !== undefined && { label }),
    ...(answer !== undefined && { answer }),
    ...(step !== undefined && { step }),
    ...(replies.length > 0 && { replies }),
    ...(handover && { handover }),
    ...(rank !== undefined && { rank }),
    ...(phrases.length > 0 && { phrases: phrasesIn(read, phrases) }),
    ...(unless.length > 0 && { unless: phrasesIn(read, unless) }),
    ...(words.length > 0 && {
      words: [...new Set(words.flatMap((word) => stemsOf(read, word)))].join(' '),
    }),
  };
}

/** Every dialogue by its id, put together once for each state of the files. */
export function completeDialogues(
  root: string,
  assistants = readData(root, 'assistants'),
): ReadonlyMap<string, Dialogue> {
  const state = JSON.stringify([sourcesOfDialogues(root), assistants]);
  return cached('complete dialogues', state, (): ReadonlyMap<string, Dialogue> => {
    const { common, own } = readDialogues(root);
    if (common === undefined || assistants === undefined) return new Map();
    const shared = sharedBy(common.data);
    return new Map(
      own.flatMap((each): [string, Dialogue][] => {
        const dialogue = completeDialogue(each, common.data, shared, assistants);
        return dialogue === undefined ? [] : [[each.id, dialogue]];
      }),
    );
  });
}
