import type { CommonDialogue, DialogueFile, Intent } from '../../../src/content-model/dialogues';
import { didYouMean } from '../../../src/content-model/messages/nearest';
import { meaningOf } from '../../../src/dialogue/match';
import { type Assistant, answer, assistantOf, greet } from '../../../src/dialogue/talk';
import { type Schooling, knowledgeOf, none, readSentences, recalled } from '../learn/knowledge-of';
import type { Read, Taught } from '../read/dialogues';
import { type Found, problemsIn } from './found';
import type { Problem } from '../read/problems';

/**
 * Sentences that cannot be learned from; when there are none, examples and buttons that mean something
 * else to the assistant, or nothing.
 */
export function misunderstood(
  root: string,
  { dialogue, schooling }: Taught,
  own: Read<DialogueFile>,
  common: Read<CommonDialogue>,
): Problem[] {
  const known = recalled(root, schooling);
  const wrong = known ? [] : wrongSentences(schooling);
  if (wrong.length > 0) return wrong;
  const assistant = assistantOf(dialogue, known ?? knowledgeOf(root, schooling));
  return [
    ...problemsIn(own, [
      ...caughtExamples(assistant, own.data.intents),
      ...deadButtons(assistant, own.data.replies),
    ]),
    ...problemsIn(common, caughtExamples(assistant, common.data.intents, dialogue.name)),
  ];
}

/** Sentences that cannot be read, and such of intents that the assistant does not have. */
function wrongSentences({ intents, sentences }: Schooling): Problem[] {
  const known = [...intents.map(({ id }) => id), none];
  return sentences.flatMap((each) => {
    const { data, problems, lineOf } = readSentences(each);
    if (data === undefined) return problems;
    const names = Object.keys(data).flatMap((key) =>
      key.split('|').map((name): [string, string] => [key, name]),
    );
    return names.flatMap(([key, name]) => {
      if (known.includes(name)) return [];
      const message = `ein Anliegen „${name}“ gibt es nicht${didYouMean(name, known)}`;
      return { file: each.file, line: lineOf([key]), field: key, message };
    });
  });
}

/** From here on an example clearly means something else. */
const clearlyElse = 0.8;
/** Minimum share of an intent's examples that must be recognised; the model has no room for all. */
const enough = 0.7;

/** Examples that mean something else to the assistant, and intents of which it understands too few. */
const caughtExamples = (assistant: Assistant, intents: readonly Intent[], name = 'er'): Found[] =>
  intents.flatMap(({ id, examples }, index) => {
    const path = ['intents', index];
    const caught = examples.flatMap((example, place): Found[] => {
      const at = [...path, 'examples', place];
      const twin = intents.find((each) => each.id !== id && each.examples.includes(example));
      if (twin) return [{ path: at, message: `„${example}“ steht auch bei „${twin.id}“` }];
      const [best] = assistant.match(example);
      if (best === undefined || best.intent.id === id || best.score < clearlyElse) return [];
      const message = `„${example}“ versteht ${name} als „${best.intent.id}“, nicht als „${id}“`;
      return [{ path: at, message }];
    });
    const missed = examples.filter(
      (example) => !meaningOf(assistant.match(example)).some(({ intent }) => intent.id === id),
    );
    if (missed.length <= (1 - enough) * examples.length) return caught;
    const message = `von ${examples.length} Beispielen für „${id}“ versteht ${name} ${missed.length} nicht, etwa „${missed[0] ?? ''}“; er braucht mehr Sätze dazu`;
    return [...caught, { path, message }];
  });

/** Opening buttons whose wording the assistant does not recognise. */
const deadButtons = (assistant: Assistant, replies: readonly string[]): Found[] =>
  replies.flatMap((reply, index) =>
    answer(assistant, greet(assistant).state, reply, new Date(0)).understood
      ? []
      : [{ path: ['replies', index], message: `den Knopf „${reply}“ versteht er selbst nicht` }],
  );
