import { weekdayName } from '../dates';
import { englishOf } from '../fill';
import { dialogueWords as own } from '../messages';
import { type Line, type Turn, turn } from '../speak';
import { type State, firstOf, nameSlots, stepOf, withValue } from '../state';
import { openStep, sayAndGoOn, take } from '../steps';
import { handOver } from '../reach';
import { saidIn } from '../values';
import { givenName, isSurname } from '../names';
import { askWhatToChange } from './cancel';
import { withNumber } from './danger';
import { isLetter } from '../wishes';
import { type Heard, type Rule, isBusy, withGivenName } from './heard';
import { restLines } from './passed-on';
import { asksSomething, coverageOf, most, noted, partsOf, some, tellingIn } from './rest';
import { wordCount } from '../words';
import { ownReason } from './reason';

/** A name is noted down, whenever it is given as one. */
export const nameAlone: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const [name] = nameSlots(dialogue);
  if (name === undefined || isLetter(text) || (heard.language && wordCount(text) > 6))
    return undefined;
  const task = state.task ?? dialogue.intents.find(({ step }) => step !== undefined)?.step;
  const probe = saidIn(heard, { ...state, values: {}, task, step: undefined }, text).values[name];
  if (probe === undefined) return undefined;
  // "Ladekabel vergessen, Zimmer 22" is about more than a room.
  const isMore = tellingIn({ ...heard, state: { ...state, values: { [name]: probe } } }).length > 3;
  if (isMore && state.task === undefined) return undefined;
  const isBegun = state.task !== undefined || state.status === 'handover';
  const isGiven = probe.includes(' ') || givenName(text, heard.isKnown) !== undefined;
  // Before anything is arranged, any other word may be anything.
  if (!isBegun && !isGiven && !isSurname(probe)) return undefined;
  const named = withValue(state, name, probe);
  if (state.status === 'handover') return handOver(heard, named, [own.withName(probe)]);
  const isDone = state.status === 'done';
  const replies = (isDone ? stepOf(dialogue, state.done)?.replies : undefined) ?? dialogue.replies;
  const lines: Line[] = isDone ? [own.withName(probe)] : [own.withName(probe), own.whatNow];
  return turn(dialogue, named, lines, replies);
};

/** Hello, thanks, yes and no, when nothing else is said. */
export const smallTalk: Rule = (heard) => {
  const { dialogue, state, closed, button, hits } = heard;
  const [best] = hits;
  const said =
    button ??
    closed ??
    (best?.intent.rank === 'last' &&
    heard.parts.length < 2 &&
    best.score > 0.8 &&
    coverageOf(heard, best) >= most
      ? best.intent
      : undefined);
  if (said === undefined || said.rank !== 'last') return undefined;
  const asked = openStep(heard, state);
  const { id, answer = '' } = said;
  if (id === 'thanks') {
    const day = firstOf(dialogue, state, 'day');
    if (state.status === 'done')
      return turn(
        dialogue,
        state,
        [[day ? own.bye(weekdayName(day)) : '', answer, ...own.byes]],
        [],
      );
    if (asked === undefined || !isBusy(heard))
      return turn(dialogue, state, [[answer, ...own.byes]], dialogue.replies);
  }
  const lines = [[answer, ...own.whatNow]];
  const isYesOrNo = id === 'yes' || id === 'no';
  if (id === 'change' && (state.status === 'done' || isBusy(heard))) return askWhatToChange(heard);
  if (asked !== undefined && state.status !== 'done')
    return dialogue.begins !== undefined && !isBusy(heard) && answer !== '' && id !== 'hello'
      ? turn(dialogue, state, lines, dialogue.replies)
      : sayAndGoOn(heard, state, isYesOrNo || id === 'thanks' ? [] : [[answer]]);
  if (state.status === 'done')
    return turn(
      dialogue,
      state,
      isYesOrNo ? [own.byes] : lines,
      stepOf(dialogue, state.done)?.replies ?? [],
    );
  return turn(dialogue, { ...state, status: 'open' }, lines, said.replies ?? dialogue.replies);
};

/**
 * Nothing was understood, or too little to answer: the sentence is written down for a person, and
 * what is nearest is offered; from the second time on, a call-back.
 */
export function miss(heard: Heard): Turn {
  return withNumber(heard, missed(heard));
}

function missed(heard: Heard): Turn {
  const { dialogue, text } = heard;
  const state = withGivenName(heard);
  const misses = state.misses + 1;
  const asked = openStep(heard, state);
  const isInTask = asked !== undefined && (isBusy(heard) || dialogue.begins !== undefined);
  const next: State = { ...noted(state, text), misses, kept: text };
  const english = englishOf(dialogue, state);
  if (english)
    return turn(
      dialogue,
      next,
      [[english.noted, english.unknown, english.handover]],
      [...(isInTask ? [] : dialogue.replies.slice(0, 3)), own.human],
      false,
    );
  const reason = ownReason(heard, state);
  if (reason && wordCount(text) > 3 && !asksSomething(heard)) {
    const values = { ...heard.said.values, ...reason };
    return take(heard, noted(state, text), { ...heard.said, values, rest: passed(heard) });
  }
  if (isInTask) {
    const isTold = telling(heard) || (asksSomething(heard) && wordCount(text) > 4);
    const line = isTold ? passed(heard) : [[dialogue.unknown, ...own.passedOn]];
    const again = sayAndGoOn(heard, next, misses === 1 ? line : [own.missed]);
    return asMiss(again, next, [...again.replies.slice(0, 3), own.callBack]);
  }
  const near = heard.hits
    .filter((hit) => hit.score > 0.9 && coverageOf(heard, hit) > some / 2)
    .flatMap(({ intent }) => intent.label ?? [])
    .slice(0, 2);
  // Who has given stars is not asked for them again.
  const settled = dialogue.begins && state.done ? stepOf(dialogue, state.done) : undefined;
  const menu = [...new Set([...near, ...(settled ?? dialogue).replies])].slice(0, 3);
  // Whoever writes a whole sentence has something at heart: a person takes it up.
  if (misses === 1 && wordCount(text) > 4)
    return asMiss(handOver(heard, next, [own.passedOn]), next, [...menu, own.restart]);
  const lines: Line[] = misses === 1 ? [[dialogue.unknown, ...own.passedOn]] : [own.missed];
  return turn(dialogue, { ...next, status: 'open' }, lines, [...menu, own.callBack], false);
}

const asMiss = (turn: Turn, { misses, kept }: State, replies: readonly string[]): Turn => ({
  ...turn,
  state: { ...turn.state, misses, kept },
  understood: false,
  replies,
});

const telling = (heard: Heard): boolean => {
  const words = tellingIn(heard);
  return isBusy(heard) || (words.length > 1 && words.some(heard.isKnown) && !asksSomething(heard));
};

/** What was written is passed on, by what it is about. */
function passed(heard: Heard): Line[] {
  const lines = restLines(heard, partsOf(heard));
  return lines.length > 0 ? lines : [own.passedOn];
}
