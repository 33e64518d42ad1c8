import { dialogueWords as own } from '../messages';
import type { Listening } from '../said';
import type { State } from '../state';
import { openStep } from '../steps';

/**
 * The slot of an open question that "Etwas anderes" answers, with that answer: who has told why in
 * words of their own is not asked to choose.
 * @returns undefined where no such question is open
 */
export function ownReason(listening: Listening, state: State): Record<string, string> | undefined {
  const name = openStep(listening, state)?.slot;
  const slot = name === undefined ? undefined : listening.dialogue.slots[name];
  return name !== undefined &&
    slot?.type === 'choice' &&
    slot.options.some(({ value }) => value === own.other)
    ? { [name]: own.other }
    : undefined;
}
