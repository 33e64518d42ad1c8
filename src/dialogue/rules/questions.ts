import { type LearnedIntent } from '../../content-model/dialogues';
import { dialogueWords as own } from '../messages';
import { isSure } from '../intents';
import { asksPrice, isNamed, pricesIn } from '../prices';
import { type Line, type Turn, turn } from '../speak';
import { type State, stepOf } from '../state';
import { handOver, openStep, sayAndGoOn } from '../steps';
import { taskIn } from '../beginnings';
import { type Said } from '../values';
import { toCallBack } from './call-back';
import { stem } from '../words';
import { type Heard, type Rule, answerOf, isBusy } from './heard';
import {
  besideValues,
  coverageOf,
  isLeftOver,
  most,
  noted,
  restLine,
  some,
  tellingIn,
  withRest,
} from './rest';
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
    const known = dialogue.intents.find(({ id }) => id === 'price' || id === 'costs');
    const isAsked = asksPrice(heard.plain) && taskIn(heard, state, heard.text) === undefined;
    const other = heard.hits[0];
    const isOther =
      other !== undefined &&
      other.intent.step === undefined &&
      other.intent !== known &&
      (other.words > 2 || other.score > (priceHit?.score ?? 0));
    if (known === undefined || !isAsked || isOther) return undefined;
    return known.step === undefined || isBusy(heard)
      ? respond(heard, known)
      : switchTo(heard, known, heard.text);
  }
  const side = besideValues({
    ...heard,
    hits: heard.hits.filter(({ intent }) => !['price', 'menu'].includes(intent.id)),
  });
  const rest = withRest(heard, [side, priceHit]);
  const lines: Line[] = [
    [list, ...own.asBefore],
    ...(side ? [answerOf(heard, side.intent)] : []),
    ...rest.lines,
  ];
  if (isBusy(heard)) return sayAndGoOn(heard, rest.state, lines);
  const wished = taskIn(heard, state, heard.text);
  if (wished?.step !== undefined) return switchTo(heard, wished, heard.text, [[list]]);
  const begins = dialogue.intents.filter(
    ({ step, label }) => step !== undefined && label !== undefined,
  );
  return turn(dialogue, rest.state, lines, [
    ...begins.flatMap(({ label }) => label ?? []).slice(0, 3),
    own.human,
  ]);
};

/** A question is answered; an entry in hand goes on, and one that is done stays. */
export const question: Rule = (heard) => {
  const { hits, button, dialogue, state, text } = heard;
  const telling = tellingIn(heard).map(stem);
  const [best, second] = hits.filter(
    (hit) =>
      hit.intent.rank !== 'last' &&
      hit.intent.answer !== undefined &&
      hit.intent.step === undefined &&
      (isSure(hit) || telling.length === 0 || telling.some((word) => hit.said.has(word))),
  );
  if (button?.step === undefined && button !== undefined && button.rank !== 'last')
    return respond(heard, button);
  if (best === undefined || heard.closed !== undefined) return undefined;
  const isShort = text.trim().split(/\s+/).length < 4;
  const covered = coverageOf(heard, best, second);
  if (covered < some) return undefined;
  if (best.score < 0.9 && !isShort && best.words < 2) return undefined;
  const close =
    second !== undefined && second.score >= 0.92 * best.score && second.words === best.words;
  const apart =
    second !== undefined && (best.intent.handover ?? false) !== (second.intent.handover ?? false);
  if (
    close &&
    apart &&
    best.words < 2 &&
    !isShort &&
    best.intent.label &&
    second.intent.label &&
    openStep(heard, state) === undefined
  )
    return turn(
      dialogue,
      { ...state, kept: text },
      [own.either],
      [best.intent.label, second.intent.label, own.human],
    );
  const both = close || (second !== undefined && /\bund\b/.test(heard.plain) && second.score > 1.1);
  const isMore = covered < most || isLeftOver(heard, [best, second]);
  const asked: Heard = isMore ? { ...heard, state: noted(state, text) } : heard;
  return respond(
    asked,
    best.intent,
    undefined,
    both && !best.intent.handover && !second.intent.handover ? second.intent : undefined,
  );
};

/** Says what an intent answers. Only what cannot wait ends a task. */
export function respond(
  heard: Heard,
  intent: LearnedIntent,
  said?: Said,
  also?: LearnedIntent,
): Turn {
  const { dialogue, state } = heard;
  const lines: Line[] = [answerOf(heard, intent), ...(also ? [answerOf(heard, also)] : [])];
  if (state.notes !== undefined && state.notes.at(-1) === heard.text.trim())
    lines.push(restLine(heard));
  const kept: State =
    said === undefined ? state : { ...state, values: { ...state.values, ...said.values } };
  if (intent.id === 'human') {
    const call = toCallBack(heard, kept, lines);
    const ofHuman = heard.hits.filter((hit) => hit.intent === intent);
    const isNoted = heard.button || call.state.notes !== kept.notes || !isLeftOver(heard, ofHuman);
    return isNoted ? call : toCallBack(heard, noted(kept, heard.text), lines);
  }
  const isOpen =
    openStep(heard, kept) !== undefined && (isBusy(heard) || dialogue.begins !== undefined);
  if (intent.handover && (intent.rank === 'first' || !isOpen || intent.id === 'call-off'))
    return handOver(heard, heard.button ? kept : noted(kept, heard.text), lines);
  if (isOpen) return sayAndGoOn(heard, kept, lines);
  if (state.status === 'done')
    return turn(
      dialogue,
      state,
      lines,
      intent.replies ?? stepOf(dialogue, state.done)?.replies ?? dialogue.replies,
    );
  return turn(dialogue, { ...state, status: 'open' }, lines, intent.replies ?? dialogue.replies);
}
