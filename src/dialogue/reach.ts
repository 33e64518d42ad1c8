import { guessedName } from './guesses';
import { dialogueWords as own } from './messages';
import type { Listening } from './said';
import type { Line } from './speak';
import { type State, nameSlots, slotOf } from './state';

/** Whom to call and where, as far as nobody has said it; then, that it stays on this page. */
export function reachOf(listening: Listening, state: State): Line[] {
  const { dialogue } = listening;
  const [name = ''] = nameSlots(dialogue);
  const slot = slotOf(dialogue, name);
  if (slot === undefined || state.calling === false) return [];
  // Who reads the notes finds the name in them.
  const known = state.values[name] ?? guessedName(listening, state);
  const hasName = known !== undefined && known !== own.withoutName;
  // In a hotel, the room is where somebody is.
  const isRoom = slot.label?.includes('Zimmer') ?? false;
  const where = isRoom ? room : dialogue.call ? street : phone;
  const hasNumber = state.notes?.some((note) => where.test(note)) ?? false;
  if (hasName && (hasNumber || isRoom)) return [own.onlyHere];
  if (isRoom) return hasNumber ? [own.onlyHere] : [own.whichRoom];
  if (hasName) return [dialogue.call ? own.where : own.whichNumber];
  return [hasNumber ? own.whoCalls : dialogue.call ? own.whoAndWhere : own.whoAndNumber];
}

/** What nobody has said yet of whom to call and where. */
export const lacksOf = (listening: Listening, state: State): Line[] =>
  reachOf(listening, state).filter((line) => line !== own.onlyHere);

/** A number that can be called: eight digits at least. */
export const phone = /(?:\+|\b0)(?=(?:[ /()-]*\d){7})\d[\d /()-]{4,}\d/;
const street = /(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|zeile)\.? \d/i;
const room = /\b(?:zimm(?:er|a)|zi|room|camera|chambre|sob[aio]|oda)\.? ?(?:nr\.? ?)?\d/i;
