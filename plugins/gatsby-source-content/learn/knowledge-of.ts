import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type Dialogue,
  type DialogueFile,
  type Intent,
  type Sentences,
  sentencesFile,
} from '../../../src/content-model/dialogues';
import type { Knowledge } from '../../../src/dialogue/knowledge';
import { partsByWord } from '../../../src/dialogue/parts';
import { readerOf } from '../../../src/dialogue/words';
import { filesBelow, hashOf } from '../read/build-time-code';
import { readYaml } from '../read/read-yaml';
import { writeWhole } from '../read/write-whole';
import { knownStems } from './known-stems';
import { type Lesson, learn } from './learn';
import { unheardWords } from './unheard-words';

/**
 * What was learned stays here and goes into git with what it was learned from, so that nobody waits
 * for what somebody else's machine has learned already.
 */
export const learnedFolder = 'content/dialogues/learned';

/** No intent of the assistant. */
export const none = 'none';

/** A file of sentences, as it was written. */
export type SentenceSource = { file: string; source: string };

/** What an assistant learns from. */
export type Schooling = {
  id: string;
  intents: readonly Intent[];
  dialogue: Pick<DialogueFile, 'slots' | 'steps'>;
  sentences: readonly SentenceSource[];
  /** Other spellings by word, as in the dialogue. */
  variants: Dialogue['variants'];
};

/** What counts how much: an example is chosen by hand, a name alone says little. */
const weights = { label: 10, example: 10, polite: 4, sentence: 1, option: 1, unheard: 2 };

/** Said politely, an example means the same. */
const politely = (text: string): string => `${text} bitte`;

const knowledge: z.ZodType<Knowledge> = z.strictObject({
  table: z.string(),
  intents: z.string(),
  unit: z.number(),
  stems: z.string(),
});
const kept = z.strictObject({ key: z.string(), knowledge });

/** The sentences of a file, by the intents they may mean, with everything that is wrong with them. */
export const readSentences = ({ file, source }: SentenceSource) =>
  readYaml(file, source, sentencesFile);

/**
 * What an assistant has learned, of all intents but those of words of their own. When it was taught
 * something else since, or by other code, it learns again, which takes a few seconds.
 * @param root the repository's folder
 */
export function knowledgeOf(root: string, schooling: Schooling): Knowledge {
  const known = recalled(root, schooling);
  if (known) return known;
  process.stderr.write(`${schooling.id} lernt neu, das dauert ein paar Sekunden.\n`);
  const learned = study(schooling);
  const text = JSON.stringify({ key: keyOf(schooling), knowledge: learned }, undefined, 1);
  writeWhole(placeOf(root, schooling), `${text}\n`);
  return learned;
}

const placeOf = (root: string, { id }: Schooling): string =>
  join(root, learnedFolder, `${id}.json`);

/**
 * What an assistant has learned before, if it is taught the same since: then nothing was wrong with its
 * sentences.
 */
export function recalled(root: string, schooling: Schooling): Knowledge | undefined {
  try {
    const found = kept.parse(JSON.parse(readFileSync(placeOf(root, schooling), 'utf8')));
    return found.key === keyOf(schooling) ? found.knowledge : undefined;
  } catch {
    // Not there yet, or broken: then it is learned again.
    return undefined;
  }
}

/** Tells whether something has changed that an assistant learns from. */
const keyOf = (schooling: Schooling): string =>
  createHash('sha256')
    .update(teacher())
    .update(JSON.stringify([textsIn(schooling), schooling.sentences, schooling.variants]))
    .digest('hex');

let code: string | undefined;

/** Fingerprint of the code that learns, and of that which it shares with browsers. */
function teacher(): string {
  const parts = ['knowledge', 'numbers', 'parts', 'words'].map((name) => `src/dialogue/${name}.ts`);
  code ??= hashOf(process.cwd(), [
    ...filesBelow(process.cwd(), 'plugins/gatsby-source-content/learn'),
    ...parts,
  ]);
  return code;
}

type Text = { text: string; meant: readonly string[]; weight: number };

function study(schooling: Schooling): Knowledge {
  const open = schooling.intents.filter(({ words }) => words.length === 0);
  const read = readerOf(schooling.variants);
  const ids = [...open.map(({ id }) => id), none];
  const said = schooling.sentences.flatMap((each) => sentencesIn(readSentences(each).data ?? {}));
  const lessons = [...textsIn(schooling), ...said].map(({ text, meant, weight }): Lesson => {
    // What has words of its own is none of the others.
    const indices = meant.map((name) => ids.indexOf(ids.includes(name) ? name : none));
    return { words: partsByWord(read, text), meant: indices, weight };
  });
  const unheard = unheardWords().map((text): Lesson => ({
    words: partsByWord(read, text),
    meant: [ids.indexOf(none)],
    weight: weights.unheard,
  }));
  return { ...learn([...lessons, ...unheard], ids.length), stems: knownStems(lessons) };
}

const sentencesIn = (sentences: Sentences): Text[] =>
  Object.entries(sentences).flatMap(([ids, texts]) =>
    texts.map((text) => ({ text, meant: ids.split('|'), weight: weights.sentence })),
  );

/** What an assistant's own file teaches it, with what that means. */
const textsIn = ({ intents, dialogue }: Schooling): Text[] =>
  intents.flatMap((intent): Text[] => {
    const of = (texts: readonly string[], weight: number) =>
      texts.map((text) => ({ text, meant: [intent.id], weight }));
    return [
      ...of(intent.label === undefined ? [] : [intent.label], weights.label),
      ...of(intent.examples, weights.example),
      ...of(intent.examples.map(politely), weights.polite),
      ...of(optionsOf(dialogue, intent), weights.option),
    ];
  });

/** The names of what a task begins with: whoever says one of them wants that task. */
function optionsOf({ slots, steps }: Schooling['dialogue'], { step }: Intent): string[] {
  const slot = slots[steps.find(({ id }) => id === step)?.slot ?? ''];
  const options = slot && 'options' in slot ? slot.options : [];
  return options.flatMap(({ value, words }) => [value, ...words]);
}
