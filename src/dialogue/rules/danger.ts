import { languageOf } from '../languages';
import { dialogueWords as own } from '../messages';
import { turn } from '../speak';
import { type Rule, isBusy } from './heard';

/** Danger comes before everything else; whatever is being arranged waits. */
export const danger: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const found = heard.danger(text);
  if (found === undefined) return undefined;
  const language = languageOf(text, dialogue.languages);
  const replies = isBusy(heard) && state.status !== 'done' ? [own.goOn] : [own.human];
  // This sentence may be said again in the same words.
  const said = language?.emergency ?? found.say;
  return turn(
    dialogue,
    { ...state, said: state.said.filter((each) => each !== said) },
    [said],
    replies,
  );
};
