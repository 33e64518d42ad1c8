import type {
  CommonDialogue,
  Dialogue,
  DialogueFile,
  Step,
} from '../../../src/content-model/dialogues';
import { ownPlaceholders, placeholdersIn } from '../../../src/dialogue/fill';
import type { DataOf } from '../../../src/content-model/data';
import {
  type Dialogues,
  completeDialogues,
  meantDialogues,
  readDialogues,
  sourcesOfDialogues,
} from '../read/dialogues';
import { cached } from '../read/process-cache';
import { type Found, type Path, once, problemOf, problemsIn } from './found';
import { textsIn } from './walk';
import type { Problem } from '../read/problems';

/** Problems of the dialogues: of each file, and of them all together. */
export function dialogueProblems(
  root: string,
  assistants: DataOf<'assistants'> | undefined,
): { causes: Problem[]; consequences: Problem[] } {
  const state = JSON.stringify([sourcesOfDialogues(root), assistants]);
  return cached('dialogues', state, () => {
    const dialogues = readDialogues(root);
    const consequences = checkDialogues(root, dialogues, assistants);
    return { causes: dialogues.problems, consequences };
  });
}

/** What only the whole of a dialogue shows: steps nobody reaches, dead ends and missing answers. */
export function checkDialogues(
  root: string,
  dialogues: Dialogues,
  assistants: DataOf<'assistants'> | undefined,
): Problem[] {
  const { common, own } = dialogues;
  if (common === undefined || assistants === undefined) return [];
  const meant = meantDialogues(root);
  const silent = assistants.filter(({ id }) => !meant.includes(id));
  const message = 'diese Datei fehlt; jeder Assistent lässt sich ausprobieren';
  const missing = silent.flatMap(({ id }) => problemOf(`content/dialogues/${id}.yaml`, message));
  const complete = completeDialogues(root, assistants);
  const found = own.flatMap((dialogue) => {
    const whole = complete.get(dialogue.id);
    if (whole === undefined) {
      const unnamed = `einen Assistenten „${dialogue.id}“ gibt es nicht; ohne ihn braucht das Gespräch einen Namen (name)`;
      return problemsIn(dialogue, [{ path: [], message: unnamed }]);
    }
    const { data } = dialogue;
    return problemsIn(dialogue, [
      ...secondName(data, whole),
      ...wrongNames(data, whole),
      ...wrongCases(data, data.human),
      ...brokenSteps(data),
    ]);
  });
  // One "Herr" is enough to show what is wrong with what all of them say.
  const herr = own.map(({ data }) => data.human).find(isHerr) ?? '';
  const shared = problemsIn(common, wrongCases(common.data, herr));
  // A broken file is reported separately.
  return [...(dialogues.problems.length > 0 ? [] : missing), ...once(found), ...shared];
}

/** A name beside the one that the assistants' file has for it. */
const secondName = ({ name }: DialogueFile, whole: Dialogue): Found[] => {
  const message = `„${whole.name}“ heißt schon in content/data/assistants.yaml so`;
  return name === undefined || name === whole.name ? [] : [{ path: ['name'], message }];
};

/** Names of steps, slots, intents and placeholders that do not exist, and intents without answer. */
function wrongNames(data: DialogueFile, whole: Dialogue): Found[] {
  const steps = new Set(data.steps.map(({ id }) => id));
  const slots = new Set(Object.keys(data.slots));
  const known = (names: ReadonlySet<string>, name: string | undefined, path: Path): Found[] =>
    name === undefined || names.has(name)
      ? []
      : [{ path, message: `„${name}“ gibt es nicht; erlaubt: ${[...names].join(', ')}` }];
  return [
    ...known(steps, data.begins, ['begins']),
    ...data.intents.flatMap((intent, index) => {
      const path = ['intents', index];
      const reaction = intent.answer ?? intent.step ?? data.answers[intent.id];
      const silent = 'braucht eine Antwort (answer) oder einen Schritt (step)';
      return [
        ...known(steps, intent.step, [...path, 'step']),
        { path, message: reaction === undefined ? silent : undefined },
      ];
    }),
    ...data.steps.flatMap(({ slot, next, confirm }, index) => [
      ...known(slots, slot, ['steps', index, 'slot']),
      ...known(steps, next, ['steps', index, 'next']),
      ...known(steps, confirm, ['steps', index, 'confirm']),
    ]),
    ...Object.keys(data.answers).flatMap((id) =>
      known(new Set(whole.intents.map((intent) => intent.id)), id, ['answers', id]),
    ),
    ...textsIn(data).flatMap(({ path, text }) =>
      placeholdersIn(text)
        .map((name) => name.replace(/\..*/, ''))
        .filter((name) => !slots.has(name) && !ownPlaceholders.includes(name))
        .map((name) => ({ path, message: `den Platzhalter {${name}} gibt es nicht` })),
    ),
  ];
}

const isHerr = (human: string): boolean => human.startsWith('Herr ');

/** Places where German grammar wants "Herrn" instead of "Herr". */
const wrongCases = (data: DialogueFile | CommonDialogue, human: string): Found[] =>
  !isHerr(human)
    ? []
    : textsIn(data).flatMap(({ path, text }) => {
        const [words] = /\b(an|auf|bei|für|mit|von|zu) \{human\}/i.exec(text) ?? [];
        if (words === undefined) return [];
        const read = words.replace('{human}', human);
        return [{ path, message: `„${words}“ liest sich „${read}“; hier steht der Name selbst` }];
      });

/** Steps that nothing leads to, and steps after which a conversation could not go on. */
function brokenSteps({ begins, intents, steps }: DialogueFile): Found[] {
  const targets = new Set([
    begins,
    ...intents.map(({ step }) => step),
    ...steps.flatMap(({ next, confirm }) => [next, confirm]),
  ]);
  const goesOn = ({ next, confirm, done, replies }: Step): boolean =>
    next !== undefined || confirm !== undefined || (done !== undefined && replies.length > 0);
  return steps.flatMap((step, index) => {
    const path = ['steps', index];
    const lonely = `zum Schritt „${step.id}“ führt kein Weg`;
    const dead = `nach dem Schritt „${step.id}“ geht es nicht weiter; er braucht next, confirm oder done mit replies`;
    return [
      { path, message: targets.has(step.id) ? undefined : lonely },
      { path, message: goesOn(step) ? undefined : dead },
    ];
  });
}
