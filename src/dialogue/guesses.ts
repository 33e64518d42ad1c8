import type { Step } from '../content-model/dialogues';
import { isEnglish } from './fill';
import { dialogueWords as own } from './messages';
import { isOurs, likelyName } from './names';
import type { Listening } from './said';
import { type State, nameSlots, slotOf } from './state';

/**
 * The name that the notes most likely hold: a word of its own that means nothing else. It is never
 * entered by itself: whoever is asked for the name is asked whether it is this one.
 */
export function guessedName({ dialogue, isKnown }: Listening, state: State): string | undefined {
  const [slot] = nameSlots(dialogue);
  if (slot === undefined || slot in state.values) return undefined;
  return (state.notes ?? [])
    .flatMap((note) => likelyName(note, isKnown) ?? [])
    .filter((name) => !isOurs(dialogue, name))
    .at(-1);
}

/** Whoever is asked for a name that a note seems to hold is asked whether it is this one. */
export function readAbove(listening: Listening, state: State, step: Step) {
  const isName = slotOf(listening.dialogue, step.slot)?.type === 'name';
  const name = isName ? guessedName(listening, state) : undefined;
  const line = own.readAbove(name ?? '');
  // After a "nein", the question alone is left.
  if (
    step.slot === undefined ||
    name === undefined ||
    isEnglish(state) ||
    state.said.includes(line)
  )
    return { state: {}, lines: [], replies: [] };
  return {
    state: { choose: { slot: step.slot, options: [name] } },
    lines: [line],
    replies: [name],
  };
}
