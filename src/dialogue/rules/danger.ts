import type { Emergency } from '../../content-model/dialogues';
import { languageOf } from '../languages';
import { dialogueWords as own } from '../messages';
import { type Turn, turn } from '../speak';
import { sayAndGoOn } from '../steps';
import { type Heard, type Rule, isBusy } from './heard';
import { asksSomething, noted } from './rest';

/** Where somebody is, in the words of the languages that are understood. */
const place =
  /(?<!\p{L})(?:zimmer|zi\.?|tisch|room|camera|sob[aio]|oda)(?: nr\.?| nummer)? (\d+|[a-zäöüß]*(?:ein|zwei|drei|vier|fünf|sechs|sieb|acht|neun|zehn|elf|zwölf|ßig|zig)[a-zäöüß]*)/iu;

/** What could be a danger: the number is named where nothing else is understood. */
const unsure = 'unsure';

/** The language of the sentence, or of the talk so far. */
const spokenIn = ({ dialogue, state, text }: Heard) =>
  languageOf(text, dialogue.languages) ??
  dialogue.languages.find(({ id }) => state.language?.split(' ')[0] === id);

/** What to do, in the language of the sentence: from fire, smoke and gas, everybody goes out. */
function inTheirWords(heard: Heard, { say, number }: Emergency): string[] {
  const { emergency, outside } = spokenIn(heard) ?? { emergency: say };
  return outside && number === '122' ? [emergency, outside] : [emergency];
}

/** A turn that names the number first, where the sentence could be of a danger. */
export function withNumber(heard: Heard, turn: Turn): Turn {
  const found = heard.danger(heard.text);
  if (found?.id !== unsure) return turn;
  return { ...turn, says: [...inTheirWords(heard, found), ...turn.says] };
}

const permission =
  /\b(?:darf|kan|kont?e?|sol|mus|reicht) (?:\w+ )*?\w*(?:fahr\w*|foa?h?r?n|(?:ein|an)schalt\w*|aufdreh\w*|anmach\w*|einschieb\w*|einstec?k\w*|verwend\w*|benut?z\w*|dusch\w*|heiz\w*|es+en|trink\w*|hinein\w*|rein\w*|eini\w*)\b/;

/** Whoever was told of a danger, or waits for a person, and asks whether it may be used all the same, is told not yet. */
export const careful: Rule = (heard) => {
  const { dialogue, state, plain, text, button } = heard;
  const isWarned = dialogue.emergencies.some(({ say }) => state.said.includes(say));
  const isWaiting = state.status === 'handover';
  if (button || !(isWarned || isWaiting)) return undefined;
  if (!asksSomething(heard) || !permission.test(plain)) return undefined;
  const lines = [isWarned ? own.notYetSafe : own.notYet];
  const next = noted(state, text);
  return isBusy(heard)
    ? sayAndGoOn(heard, next, lines)
    : turn(dialogue, next, lines, [isWaiting ? own.restart : own.human]);
};

/** Danger comes before everything else; whatever is being arranged waits. */
export const danger: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const found = heard.danger(text);
  if (found === undefined || found.id === unsure) return undefined;
  const language = spokenIn(heard);
  const replies = isBusy(heard) && state.status !== 'done' ? [own.goOn] : [own.human];
  // This may be said again in the same words.
  const said = inTheirWords(heard, found);
  const [where] = place.exec(text) ?? [];
  const kept = noted(state, text);
  return turn(
    dialogue,
    { ...kept, said: kept.said.filter((each) => !said.includes(each)) },
    [
      ...said,
      ...(language || found.number !== '144' ? [] : [dialogue.help]),
      ...(where === undefined ? [] : [language ? `${where}.` : own.whereNoted(where)]),
    ],
    replies,
  );
};
