import { languageOf } from '../languages';
import { dialogueWords as own } from '../messages';
import { turn } from '../speak';
import { type Rule, isBusy } from './heard';
import { noted } from './rest';

/** Where somebody is, in the words of the languages that are understood. */
const place =
  /(?<!\p{L})(?:zimmer|zi\.?|tisch|room|camera|sob[aio]|oda)(?: nr\.?| nummer)? (\d+|[a-zäöüß]*(?:ein|zwei|drei|vier|fünf|sechs|sieb|acht|neun|zehn|elf|zwölf|ßig|zig)[a-zäöüß]*)/iu;

/** Danger comes before everything else; whatever is being arranged waits. */
export const danger: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const found = heard.danger(text);
  if (found === undefined) return undefined;
  const language =
    languageOf(text, dialogue.languages) ??
    dialogue.languages.find(({ id }) => state.language?.split(' ')[0] === id);
  const replies = isBusy(heard) && state.status !== 'done' ? [own.goOn] : [own.human];
  // This sentence may be said again in the same words.
  const said = language?.emergency ?? found.say;
  const [where] = place.exec(text) ?? [];
  const kept = noted(state, text);
  return turn(
    dialogue,
    { ...kept, said: kept.said.filter((each) => each !== said) },
    [said, ...(where === undefined ? [] : [language ? `${where}.` : own.whereNoted(where)])],
    replies,
  );
};
