import type { Dialogue } from '../../src/content-model/dialogues';
import { completeDialogues } from '../../plugins/gatsby-source-content/read/dialogues';
import { dialogueWords } from '../../src/dialogue/messages';
import { emptyState, type State } from '../../src/dialogue/state';
import { type Assistant, type Turn, answer, assistantOf, greet } from '../../src/dialogue/talk';
import { at } from './content';

/** A Wednesday morning in Graz. */
export const someDay = new Date('2026-11-18T09:00:00Z');

const dialogues = completeDialogues(process.cwd());

/** Every assistant of the content, by id. */
export const assistants = new Map(
  [...dialogues].map(([id, dialogue]): [string, Assistant] => [id, assistantOf(dialogue)]),
);

/** One assistant of the content. */
export function assistant(id: string): Assistant {
  const found = assistants.get(id);
  if (found === undefined) throw new Error(`no dialogue for ${id}`);
  return found;
}

/** The last answer to what somebody says to an assistant on a Thursday afternoon. */
export function lastTurn(id: string, talk: readonly string[]): Turn {
  const who = assistant(id);
  const now = new Date('2026-11-26T15:00:00Z');
  return talk.reduce((turn, said) => answer(who, turn.state, said, now), greet(who));
}

/** What comes of saying some sentences one after the other. */
export function afterSaying(
  who: Assistant,
  sentences: readonly string[],
  from = emptyState,
): State {
  return sentences.reduce((state, text) => answer(who, state, text, someDay).state, from);
}

/** The first steps of all tasks. */
export const tasksOf = ({ intents }: Dialogue): string[] => [
  ...new Set(intents.flatMap(({ step }) => step ?? [])),
];

/** What leads through a task from its first sentence to its end, and where that is. */
export function walkThrough(who: Assistant, task: string): { said: string[]; state: State } {
  const { dialogue } = who;
  const openings = [
    ...dialogue.intents.flatMap(({ step, label }) => (step === task ? (label ?? []) : [])),
    ...dialogue.replies,
  ];
  const first = openings.find((text) => afterSaying(who, [text]).task === task);
  if (first === undefined) throw new Error(`no button begins ${task}`);
  const said = [first];
  for (let { state, replies } = answer(who, emptyState, first, someDay); state.status === 'open';) {
    const step = dialogue.steps.find(({ id }) => id === state.step);
    const { slot } = step ?? {};
    const next =
      slot === undefined ? at(dialogueWords.confirm, 0) : sayable(dialogue, slot, replies);
    said.push(next);
    ({ state, replies } = answer(who, state, next, someDay));
    if (state.status !== 'open') return { said, state };
    if (said.length > 12) throw new Error(`${task} has no end: ${said.join(', ')}`);
  }
  throw new Error(`${task} ends at once`);
}

/** Words that answer what a slot asks for, on a day when everybody is there; of times, a free one. */
function sayable({ slots }: Dialogue, name: string, replies: readonly string[]): string {
  const slot = slots[name];
  if (slot?.type === 'day') return 'Donnerstag';
  if (slot?.type === 'count') return '4';
  if (slot?.type === 'name') return 'Huber';
  return slot?.type === 'time' ? (replies[0] ?? '') : (slot?.options[0]?.value ?? '');
}
