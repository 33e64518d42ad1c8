import { forOthers } from './corrections';
import { isEnglish } from './fill';
import { givenName, isOurs, likelyName, nameIn } from './names';
import type { Adding, Listening } from './said';
import { type State, nameSlots, stepsOf, withValue } from './state';

/** The name that the notes give, or most likely hold: a word of its own that means nothing else. */
export function guessedName({ dialogue, isKnown }: Listening, state: State): string | undefined {
  const [slot] = nameSlots(dialogue);
  if (slot === undefined || slot in state.values) return undefined;
  return (state.notes ?? [])
    .flatMap((note) => givenName(note, isKnown) ?? likelyName(note, isKnown) ?? [])
    .filter((name) => !isOurs(dialogue, name))
    .at(-1);
}

/**
 * With the guessed name instead of the question for it, where the name is said back before anything
 * is entered. A guess that was taken back is not made again.
 */
export function withGuess(listening: Listening, state: State): State {
  const { dialogue } = listening;
  const name = guessedName(listening, state);
  const isSaidBack = stepsOf(dialogue, state.task, state.values).some(
    ({ confirm, say }) => confirm && nameSlots(dialogue).some((slot) => say.includes(`{${slot}}`)),
  );
  const [slot = ''] = nameSlots(dialogue);
  if (name === undefined || !isSaidBack || name === state.guessed || isEnglish(state)) return state;
  return withValue({ ...state, guessed: name }, slot, name);
}

/** The name, or the room, that a sentence gives for the slot that asks for one. */
export function nameSaid({ listening, slot, raw, asked, before }: Adding): string | undefined {
  const { dialogue, isKnown, read } = listening;
  // In a hotel, the room is as good as a name.
  const [, word, after, ahead] =
    (slot.label?.includes('Zimmer') &&
      /\b(?:(zimmer|zimma|zi\.?|room) (?:nr\.? ?|no\.? ?|number )?(\d{1,3})|(\d{1,3})er[- ]?zim\w+)\b/i.exec(
        raw,
      )) ||
    [];
  const room = after ?? ahead;
  if (room !== undefined) return `${word?.toLowerCase() === 'room' ? 'Room' : 'Zimmer'} ${room}`;
  // "Nicht für mich, sondern für meine Mutter, Theresia Lackner".
  const isOther = before !== undefined && forOthers.test(read(raw));
  const given = nameIn(raw, asked, isKnown) ?? (isOther ? likelyName(raw, isKnown) : undefined);
  return given !== undefined && isOurs(dialogue, given) ? undefined : given;
}
