import { type LearnedIntent } from '../../content-model/dialogues';
import { dialogueWords as own } from '../messages';
import { type Hit, isSure } from '../intents';
import { asksPrice, isNamed, pricesIn } from '../prices';
import { type Line, type Turn, turn } from '../speak';
import { stepOf } from '../state';
import { openStep, sayAndGoOn } from '../steps';
import { handOver } from '../reach';
import { likelyTask, taskIn, wanting } from '../beginnings';
import { asksCall, toCallBack } from './call-back';
import { isLetter } from '../wishes';
import { stem, wordCount } from '../words';
import {
  type Heard,
  type Rule,
  answerOf,
  answersOf,
  costsOf,
  isBusy,
  withGivenName,
} from './heard';
import { restLines, withRest } from './passed-on';
import {
  asksSomething,
  coverageOf,
  isLeftOver,
  most,
  noted,
  openIn,
  partsOf,
  some,
  tellingIn,
} from './rest';
import { sidesOf } from './sides';
import { switchTo } from './tasks';

/** Prices that the content knows are said; what is being arranged goes on. */
export const price: Rule = (heard) => {
  const { dialogue, state } = heard;
  if (heard.closed !== undefined) return undefined;
  const list = pricesIn(heard);
  // A price that is not known is not answered with all the others.
  const priceHit = heard.hits.find(({ intent }) => ['price', 'menu'].includes(intent.id));
  const isOfOther =
    list !== undefined &&
    !isNamed(heard) &&
    tellingIn(heard).some((word) => !priceHit?.said.has(stem(word)));
  if (isOfOther) return undefined;
  if (list === undefined) {
    const known = costsOf(heard);
    const isAsked = asksPrice(heard.plain) && taskIn(heard, state, heard.text) === undefined;
    const other = heard.hits[0];
    const isOther =
      other !== undefined &&
      other.intent.step === undefined &&
      other.intent !== known &&
      (isSure(other) ||
        (!/\b(kost|preis)/.test(heard.plain) && other.score > (priceHit?.score ?? 0)));
    if (known === undefined || !isAsked || isOther) return undefined;
    // "Klo verstopft, wann kommt wer, und was kostet das?" is a task as well.
    const task =
      heard.parts.length > 1 && !isBusy(heard) ? likelyTask(heard, state, heard.text) : undefined;
    if (task?.step && known.step === undefined)
      return switchTo(heard, task, [answerOf(heard, known)]);
    return known.step === undefined || isBusy(heard)
      ? respond(heard, known)
      : switchTo(heard, known);
  }
  // Who has heard the price needs nobody to ask for it.
  const sides = sidesOf(heard).filter(
    ({ intent }) => !['price', 'menu'].includes(intent.id) && !intent.handover,
  );
  const rest = withRest({ ...heard, isPriced: true }, [...sides, priceHit]);
  const lines: Line[] = [[list, ...own.asBefore], ...answersOf(heard, sides), ...rest.lines];
  if (isBusy(heard)) return sayAndGoOn(heard, rest.state, lines);
  const wished = taskIn(heard, state, heard.text);
  // Whoever only asks for the price of a dish has not ordered it.
  if (wished?.step !== undefined && (wanting.test(heard.plain) || heard.parts.length > 1))
    return switchTo(heard, wished, [[list]]);
  const begins = dialogue.intents.filter(
    ({ step, label }) => step !== undefined && label !== undefined,
  );
  return turn(dialogue, rest.state, lines, [
    ...begins.flatMap(({ label }) => label ?? []).slice(0, 3),
    own.human,
  ]);
};

/** Questions are answered, part by part; an entry in hand goes on, and one that is done stays. */
export const question: Rule = (heard) => {
  const { button, state, text } = heard;
  if (button?.step === undefined && button !== undefined && button.rank !== 'last')
    return respond(heard, button);
  if (heard.closed !== undefined) return undefined;
  if (state.status === 'handover' && !partsOf(heard).some(asksSomething)) return undefined;
  const isLong = isLetter(text);
  const found = partsOf(heard)
    .filter((part) => !text.includes('?') || asksSomething(part) || part.hits.some(isSure))
    .flatMap((part) => bestOf(part) ?? [])
    .filter(({ best }) => !isLong || isSure(best))
    .slice(0, 2);
  const [first] = found;
  if (first === undefined) return undefined;
  const { best, second } = first;
  const apart =
    second !== undefined && (best.intent.handover ?? false) !== (second.intent.handover ?? false);
  const hits = found.map((each) => each.best);
  if (found.length === 1 && second && !apart && !isLong) hits.push(second);
  const [main = best.intent, ...also] = [...new Set(hits.map(({ intent }) => intent))].sort(
    (a, b) => Number(b.handover ?? false) - Number(a.handover ?? false),
  );
  const isMore = isLeftOver(heard, hits) || coverageOf(heard, ...hits) < most;
  const open = isMore ? openIn(heard, hits) : [];
  return respond(isMore ? { ...heard, state: noted(state, text) } : heard, main, also, open);
};

/** What a part of a sentence is about, and what it could be about as well. */
function bestOf(heard: Heard): { best: Hit; second?: Hit } | undefined {
  const telling = tellingIn(heard).map(stem);
  // A long sentence that asks nothing is told, and not answered.
  const isAsked =
    asksSomething(heard) ||
    /\b(mocht|gern|brauch|wil|wol)\w*/.test(heard.plain) ||
    wordCount(heard.text) < 7;
  const [best, second] = heard.hits.filter(
    (hit) =>
      hit.intent.rank !== 'last' &&
      hit.intent.answer !== undefined &&
      hit.intent.step === undefined &&
      (isAsked || isSure(hit) || hit.intent.handover) &&
      (isSure(hit) || telling.length === 0 || telling.some((word) => hit.said.has(word))),
  );
  if (best === undefined || coverageOf(heard, best, second) < some) return undefined;
  if (best.score < 0.9 && wordCount(heard.text) > 3 && best.words < 2) return undefined;
  if (second === undefined || !asksSomething(heard)) return { best };
  const isClose = second.score >= 0.92 * best.score && second.words === best.words;
  return isClose || (/\bund\b/.test(heard.plain) && second.score > 1.1)
    ? { best, second }
    : { best };
}

/** Says what an intent answers. Only what cannot wait ends a task. */
export function respond(
  heard: Heard,
  intent: LearnedIntent,
  also: readonly LearnedIntent[] = [],
  open: readonly Heard[] = [],
): Turn {
  const { dialogue } = heard;
  const state = withGivenName(heard);
  const lines: Line[] = [intent, ...also].map((each) => answerOf(heard, each));
  // What somebody's own business needs is nothing for the one in the example.
  if (open.length > 0 && intent.id !== 'prospect') lines.push(...restLines(heard, open));
  if (intent.id === 'human') {
    if (asksCall.test(heard.plain) && dialogue.begins === undefined) lines[0] = own.willCall;
    const call = toCallBack(heard, state, lines);
    const ofHuman = heard.hits.filter((hit) => hit.intent === intent);
    const isNoted = heard.button || call.state.notes !== state.notes || !isLeftOver(heard, ofHuman);
    return isNoted ? call : toCallBack(heard, noted(state, heard.text), lines);
  }
  const isOpen =
    openStep(heard, state) !== undefined && (isBusy(heard) || dialogue.begins !== undefined);
  if (intent.handover && (intent.rank === 'first' || !isOpen || intent.id === 'call-off')) {
    // What somebody says in anger is no detail of an entry.
    const isKept = !heard.button && intent.id !== 'insult';
    const next = isKept ? noted(state, heard.text) : state;
    return asksCall.test(heard.plain)
      ? toCallBack(heard, next, lines)
      : handOver(heard, next, lines);
  }
  const kept = intent.handover && !heard.button ? noted(state, heard.text) : state;
  // Who answers later is not asked at once.
  if (isOpen && !['later', 'not-yet'].includes(intent.id)) return sayAndGoOn(heard, kept, lines);
  if (state.done !== undefined)
    return turn(
      dialogue,
      { ...kept, status: 'done' },
      lines,
      intent.replies ?? stepOf(dialogue, state.done)?.replies ?? dialogue.replies,
    );
  return turn(dialogue, { ...state, status: 'open' }, lines, intent.replies ?? dialogue.replies);
}
