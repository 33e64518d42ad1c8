import { englishOf } from './fill';
import { guessedName } from './guesses';
import { dialogueWords as own } from './messages';
import { streetEnds } from './names';
import type { Listening } from './said';
import { type Line, type Turn, turn } from './speak';
import { type State, nameSlots, slotOf } from './state';
import { wordCount } from './words';

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

/** Hands over to a person. What was arranged so far stays, and can be gone on with. */
export function handOver(listening: Listening, state: State, lines: readonly Line[]): Turn {
  const { dialogue } = listening;
  // Whoever has written it already need not write it again.
  const isWritten =
    state.notes?.some((note) => wordCount(note) > 8) && lacksOf(listening, state).length > 0;
  // What was being arranged is not lost beside a complaint.
  const stays =
    dialogue.begins === undefined &&
    state.task !== undefined &&
    state.done === undefined &&
    state.status === 'open' &&
    Object.keys(state.values).length > 1;
  const replies = [
    ...(isWritten ? [own.inMessage] : []),
    ...(state.task !== undefined && state.status !== 'done' ? [own.goOn] : []),
    own.restart,
  ];
  const english = englishOf(dialogue, state);
  const known: unknown[] = Object.values(english?.answers ?? {});
  const line = english
    ? [...lines.filter((each) => known.includes([each].flat()[0])), english.handover]
    : [...lines, ...(stays ? [own.stays] : []), ...reachOf(listening, state)];
  const calling = state.calling ?? true;
  return turn(
    dialogue,
    { ...state, status: 'handover', calling, choose: undefined },
    line,
    replies,
  );
}

/** Where somebody lives and can be called, as far as the notes say it. */
export const contactsIn = ({ notes = [] }: State): string[] => [
  ...new Set(notes.flatMap((note) => [...(address.exec(note) ?? []), ...(phone.exec(note) ?? [])])),
];
const address =
  /\p{Lu}[\p{L}-]*(?: ?[Ss]tra(?:ß|ss)e|str\.|[Gg]asse|[Ww]eg|[Pp]latz|[Aa]llee|[Rr]ing|[Zz]eile) \d+\w?(?:\/\d+)*/u;

/** What nobody has said yet of whom to call and where. */
export const lacksOf = (listening: Listening, state: State): Line[] =>
  reachOf(listening, state).filter((line) => line !== own.onlyHere);

/** A number that can be called: eight digits at least. */
export const phone = /(?:\+|\b0)(?=(?:[ /()-]*\d){7})\d[\d /()-]{4,}\d/;
const street = new RegExp(`${streetEnds}\\.? \\d`, 'i');
const room = /\b(?:zimm(?:er|a)|zi|room|camera|chambre|sob[aio]|oda)\.? ?(?:nr\.? ?)?\d/i;
