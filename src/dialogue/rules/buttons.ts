import { dialogueWords as own } from '../messages';
import { type Turn, repliesOf, turn } from '../speak';
import {
  emptyState,
  freshState,
  lastingSlots,
  nameSlots,
  stepOf,
  stepsOf,
  withValue,
} from '../state';
import { changeable } from './cancel';
import { askAgain, enter, goOn, openStep, sayAndGoOn, take } from '../steps';
import { handOver } from '../reach';
import { saidIn } from '../values';
import { weekdayName } from '../dates';
import { fold } from '../words';
import { type Heard, type Rule, intentOf, isClosed, isSame } from './heard';
import { respond } from './questions';
import { takeAll } from './sides';

/** What stands on the engine's own buttons. */
export const ownButtons: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const asked = openStep(heard, state);
  if (isSame(text, own.restart) || (isClosed(heard, 'restart') && asked?.slot === undefined))
    return begin(heard);
  if (isSame(text, own.inMessage))
    return handOver(heard, { ...state, calling: false }, [own.waiting]);
  if (isSame(text, own.goOn))
    return asked === undefined
      ? goOn(heard, { ...state, status: 'open' })
      : sayAndGoOn(heard, state, [own.paused]);
  if (isSame(text, own.keep) && asked?.confirm !== undefined)
    return enter(heard, { ...state, doubted: undefined }, asked.confirm);
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
    if (name) return goOn(heard, withValue(state, name, own.withoutName));
  }
  const [wish] = state.later;
  if (
    wish !== undefined &&
    (isSame(text, own.nowLater(wish)) || (state.status === 'done' && isClosed(heard, 'yes')))
  ) {
    const later = state.later.slice(1);
    const task = stepOf(dialogue, state.task)?.id;
    const fresh = { ...freshState(state, task, lastingSlots(dialogue, task)), later };
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
  const first = offered(heard);
  if (choose === undefined || first) return first;
  const step = stepsOf(dialogue, state.task, state.values).find(({ slot }) => slot === choose.slot);
  const probe = saidIn(heard, { ...state, step: step?.id }, text);
  // "Donnerstag": of the days that were offered, one is.
  const named = [
    ...(probe.doubts.find(({ slot }) => slot === choose.slot)?.options ?? []),
    probe.values[choose.slot],
  ];
  // "Montag" is the Monday of the week that was offered.
  const isNamed = (option: string) =>
    dialogue.slots[choose.slot]?.type === 'day' &&
    new RegExp(`\\b${fold(weekdayName(option))}`).test(heard.plain);
  const offeredOnes = choose.options.filter((option) => named.includes(option) || isNamed(option));
  const [only] = choose.options.length === 1 && isClosed(heard, 'yes') ? choose.options : [];
  // "Freitag": of two Fridays, it is still open which.
  const value =
    only ??
    (offeredOnes.length === 1 ? offeredOnes[0] : undefined) ??
    pickedOf(heard, choose.options);
  return value === undefined
    ? undefined
    : takeAll(heard, withValue({ ...probe, doubts: [] }, choose.slot, value));
};

/** "Den früheren", "der zweite", "egal": one of those that were offered. */
function pickedOf({ plain }: Heard, options: readonly string[]): string | undefined {
  if (/\b(erste[nrs]?|fruhere?[nrs]?|fruheste[nrs]?|egal|wurscht|wurst)\b/.test(plain))
    return options[0];
  if (/\bzweite[nrs]?\b/.test(plain)) return options[1];
  return /\b(spatere?[nrs]?|spateste[nrs]?|lez?te[nrs]?|letzte[nrs]?)\b/.test(plain)
    ? options.at(-1)
    : undefined;
}

const picks =
  /\b(de[nr]|das|die) (erste|zweite|fruhere?|fruheste|spatere?|spateste|lezte|letzte)[nrs]?\b|\b(egal|wurscht|wurst)\b/;

/** Times were offered, and the sentence says which of them without naming it. */
function offered(heard: Heard): Turn | undefined {
  const { dialogue, state, said, plain, now } = heard;
  const asked = openStep(heard, state);
  const { soonest } = state;
  if (
    soonest &&
    state.status === 'open' &&
    asked?.slot &&
    dialogue.slots[asked.slot]?.type === 'day'
  ) {
    // "07:30", "ja, passt": on the day that was named beside the question.
    const hasTime = Object.keys(said.values).some((name) => dialogue.slots[name]?.type === 'time');
    const isFree = hasTime || isClosed(heard, 'yes');
    return isFree && !(asked.slot in said.values) && said.doubts.length === 0
      ? takeAll(heard, withValue(said, asked.slot, soonest))
      : undefined;
  }
  if (asked?.slot === undefined || dialogue.slots[asked.slot]?.type !== 'time') return undefined;
  const times = state.offered ?? repliesOf(dialogue, state, asked, now);
  const only = times.length === 1 && /^(ja|pas\w*|gern|gut|ok\w*|nehm\w*|super)\b/.test(plain);
  const isPicked = picks.test(plain) && !/\d|tag\b|woche/.test(plain);
  const time = only ? times[0] : isPicked ? pickedOf(heard, times) : undefined;
  if (time === undefined || asked.slot in said.values) return undefined;
  return takeAll(heard, withValue({ ...said, part: undefined, doubts: [] }, asked.slot, time));
}
