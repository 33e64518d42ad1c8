import { dialogueWords as own } from '../messages';
import { chipsOf, noteSlot } from '../speak';
import { sayAndGoOn } from '../steps';
import type { Rule } from './heard';

const asksWhatStands =
  /\b(?:termin|tisch|reservierung) (?:bleibt|gilt|steht)\b[^.!]*\?|\b(?:bleibt|gilt|steht)\b[^.!?]*\b(?:termin|tisch|reservierung|buchung|bestelung|bestehen)\b[^.!]*\?|\b(?:steht|stehn)\b[^.!?]*\bdrin\w*\b[^.!]*\?|\b(?:steht|stehn|ist|is|hab\w*|sind|bin)\b[^.!?]*\b(?:eingetragen|dazugeschrieb\w*|notiert|aufgeschrieb\w*|vermerkt|gespeichert)\b[^.!]*\?/;

/** "Steht das jetzt drin?" is told what stands where. */
export const readBack: Rule = (heard) => {
  const { dialogue, state, text, plain, button } = heard;
  if (button !== undefined || !asksWhatStands.test(`${plain}${text.includes('?') ? '?' : ''}`))
    return undefined;
  const chips = chipsOf(dialogue, state);
  const values = chips.filter(({ slot }) => slot !== noteSlot).map(({ value }) => value);
  const notes = chips.filter(({ slot }) => slot === noteSlot).map(({ value }) => `„${value}“`);
  if (chips.length === 0) return undefined;
  const isEntered = state.done !== undefined;
  return sayAndGoOn(heard, state, [
    ...(values.length > 0 ? [own.stands(values.join(', '), isEntered)] : [own.nothingStands]),
    ...(notes.length > 0 ? [own.notesStand(notes.join(' '))] : []),
  ]);
};
