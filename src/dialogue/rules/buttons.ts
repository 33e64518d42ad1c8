import { dialogueWords as own } from '../messages';
import { type Turn, turn } from '../speak';
import { emptyState, freshState, nameSlots, stepOf, stepsOf } from '../state';
import { changeable } from './cancel';
import { askAgain, goOn, openStep, sayAndGoOn, take } from '../steps';
import { saidIn } from '../values';
import { type Heard, type Rule, intentOf, isClosed, isSame } from './heard';
import { respond } from './questions';

/** What stands on the engine's own buttons. */
export const ownButtons: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const asked = openStep(heard, state);
  if (isSame(text, own.restart) || (isClosed(heard, 'restart') && asked?.slot === undefined))
    return begin(heard);
  if (isSame(text, own.goOn))
    return asked === undefined
      ? goOn(heard, { ...state, status: 'open' })
      : sayAndGoOn(heard, state, [own.paused]);
  if (isSame(text, own.human) || isSame(text, own.callBack)) {
    const human = intentOf(heard, 'human');
    return human && respond(heard, human);
  }
  const touched = changeable(dialogue, state).find(({ label }) =>
    isSame(text, own.changeOf(label)),
  );
  if (touched !== undefined) return askAgain(heard, state, touched.slot);
  if (isSame(text, own.noName)) {
    const [name] = nameSlots(dialogue);
    if (name)
      return goOn(heard, { ...state, values: { ...state.values, [name]: own.withoutName } });
  }
  const [wish] = state.later;
  if (
    wish !== undefined &&
    (isSame(text, own.nowLater(wish)) || (state.status === 'done' && isClosed(heard, 'yes')))
  ) {
    const later = state.later.slice(1);
    const task = stepOf(dialogue, state.task)?.id;
    const fresh = { ...freshState(state, task, nameSlots(dialogue)), later };
    return take(heard, fresh, saidIn(heard, fresh, wish));
  }
  return undefined;
};

const begin = ({ dialogue, state }: Heard): Turn =>
  turn(
    dialogue,
    {
      ...emptyState,
      said: state.said,
      language: state.language,
      task: dialogue.begins,
      step: dialogue.begins,
    },
    [[dialogue.greeting, ...own.whatNow]],
    dialogue.replies,
  );

/** A question with two answers was asked, and one of them is the sentence. */
export const chosen: Rule = (heard) => {
  const { state, dialogue, text } = heard;
  const { choose } = state;
  if (choose === undefined) return undefined;
  const probe = saidIn(
    heard,
    {
      ...state,
      step: stepsOf(dialogue, state.task, state.values).find(({ slot }) => slot === choose.slot)
        ?.id,
    },
    text,
  );
  const value = choose.options.find((option) => probe.values[choose.slot] === option);
  if (value !== undefined) return take(heard, state, { ...probe, doubts: [] });
  const first = /\b(erste\w*|frueher\w*|fruher\w*)\b/.test(heard.plain)
    ? choose.options[0]
    : undefined;
  const last = /\b(zweite\w*|spater\w*|lezte\w*|letzte\w*)\b/.test(heard.plain)
    ? choose.options.at(-1)
    : undefined;
  const picked = first ?? last;
  // "Freitag": of two Fridays, it is still open which.
  return picked === undefined
    ? undefined
    : take(heard, state, {
        ...probe,
        values: { ...probe.values, [choose.slot]: picked },
        doubts: [],
      });
};
