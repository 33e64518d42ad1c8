import { type LearnedIntent } from '../../content-model/dialogues';
import { type Hit, isSure, nearly } from '../intents';
import { dialogueWords as own } from '../messages';
import { type Line, type Turn } from '../speak';
import { type State, alsoLater, freshState, lastingSlots, slotOf, stepOf } from '../state';
import { openStep, sayAndGoOn, take } from '../steps';
import { handOver } from '../reach';
import { asksPrice } from '../prices';
import { likelyTask, taskIn, wanting, wishesFirst } from '../beginnings';
import { saidIn } from '../values';
import { isLetter } from '../wishes';
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
import { noted, openIn, partsOf, restOf } from './rest';
import { sidesOf } from './sides';
import { wishIn } from './wish-in';
import { wordCount } from '../words';

/** A task begins, with whatever its first sentence says already. */
export const beginTask: Rule = (heard) => {
  const { state, hits, text, button, plain } = heard;
  if (heard.closed !== undefined && button === undefined) return undefined;
  if (isThanked(heard) || isForPerson(heard)) return undefined;
  const [best] = hits;
  const pressed = button?.step === undefined ? undefined : button;
  const sought = hits.find(({ intent }) => intent.step !== undefined);
  const info = hits.find(
    ({ intent }) =>
      intent.step === undefined && intent.answer !== undefined && intent.rank !== 'last',
  );
  const wish =
    heard.state.status === 'open' && state.task !== undefined && state.step !== undefined
      ? undefined
      : taskIn(heard, state, text);
  const isSureOther = best !== undefined && isSure(best) && best.intent.step === undefined;
  if (
    isSureOther &&
    button === undefined &&
    !(wish && (heard.parts.length > 1 || !text.includes('?')))
  )
    return undefined;
  const asks = info !== undefined && text.includes('?') && !wanting.test(plain);
  if (
    asks &&
    info.score >= nearly * (sought?.score ?? 0) &&
    pressed === undefined &&
    wish === undefined &&
    (isBusy(heard) || info.words > 1)
  )
    return undefined;
  const isQuestion = info !== undefined && info === best && info.words > 1;
  const isHit =
    sought !== undefined &&
    (sought === best || sought.score >= nearly * (best?.score ?? 0)) &&
    !(isQuestion && !wish);
  const intent =
    pressed ??
    (isHit && (wish === undefined || wish.step === sought.intent.step) ? sought.intent : wish);
  if (intent?.step === undefined) return undefined;
  const isToldFirst = wish !== undefined && wishesFirst.test(text);
  if (!pressed && !isToldFirst && !isWish(heard, intent, sought)) return undefined;
  if (
    openStep(heard, state) !== undefined &&
    isBusy(heard) &&
    intent.step !== state.task &&
    state.step !== state.task
  ) {
    // "Skoda Octavia" says whose wheels are changed, and asks for no test drive.
    const isBare = wordCount(text) < 4 && !wanting.test(plain);
    if (
      !pressed &&
      isBare &&
      saidIn(heard, { ...state, task: intent.step, items: [] }, text).change === undefined
    )
      return undefined;
    const label = intent.label ?? '';
    if (label === '' || pressed) return switchTo(heard, intent);
    return putOff(heard, noted(state, text), label);
  }
  if (
    intent.step === state.task &&
    openStep(heard, state) !== undefined &&
    !pressed &&
    !/\bneu\w*\b/.test(plain)
  )
    return intent.answer === undefined
      ? undefined
      : sayAndGoOn(heard, state, [answerOf(heard, intent)]);
  return switchTo(heard, intent);
};

/** "Könnt ihr dabei gleich die Wischer tauschen?" adds to what is entered, and is no second appointment. */
export const addition: Rule = (heard) => {
  const { dialogue, state, text, button, plain } = heard;
  if (state.status !== 'done' || button !== undefined || !adds.test(plain)) return undefined;
  const { values, doubts, change, later } = saidIn(heard, freshState(state, state.task, []), text);
  const isNew = [...Object.keys(values), ...doubts.map(({ slot }) => slot)].some(
    (name) =>
      dialogue.slots[name]?.type !== 'choice' || (values[name] ?? '') !== state.values[name],
  );
  if (isNew || change || later.length > 0) return undefined;
  const lines = restLines(heard, partsOf(heard));
  return sayAndGoOn(heard, noted(state, text), lines.length > 0 ? lines : [own.added]);
};
const adds = /\b(?:dabei|gleich|mitmach\w*|noch was|dazu)\b/;

/** "Danke für den Termin. Darf ich ...?" wishes for no second one. */
const isThanked = ({ state, plain }: Heard): boolean =>
  state.status === 'done' && /\bdanke? fur (?:den|die|das)\b/.test(plain);

/** After a person has been promised, what tells more and wishes for nothing is for them. */
const isForPerson = ({ state, button, plain }: Heard): boolean =>
  state.status === 'handover' && button === undefined && !wanting.test(plain);

/** What else is wished for waits until what is in hand is entered. */
export const putOff = (heard: Heard, state: State, label: string): Turn =>
  sayAndGoOn(heard, alsoLater(state, [label]), [own.later(label)]);

/** "Ich habe am Dienstag um neun einen Termin": it is there already, and no new one is wanted. */
export const existing: Rule = (heard) => {
  const { state, text, button } = heard;
  if (button !== undefined || isBusy(heard) || state.status !== 'open') return undefined;
  const told = partsOf(heard).find(
    (part) => has.test(part.plain) && !/\?|gern|noch|frei|platz/.test(part.text),
  );
  if (told === undefined) return undefined;
  const sides = sidesOf(heard);
  const open = openIn(heard, sides).filter((part) => part.text !== told.text);
  const lines = answersOf(heard, sides);
  const kept = noted(withGivenName(heard), text);
  // Who has said what shall become of it is not asked.
  const isAsked = heard.parts.some((part) => part !== told.text && part.includes('?'));
  return open.length > 0 || isAsked
    ? handOver(heard, kept, [own.existing, ...lines, ...restLines(heard, open)])
    : sayAndGoOn(heard, kept, [own.existing, ...lines, own.whatOfIt]);
};
/** What somebody says who has an appointment. */
export const has =
  /\bhab\w* .*\b(?:\w*termin|reservier\w*|gebucht|bestelt)\b|\bmein\w* (?:termin|service|tisch|pickerl|behandlung|masage) (?:ist|ware?) (?:am|um|heute?|morgen)\b|\bkom\w* (?:der|die|da|ihr|euer|eia) (?:monteur|techniker|installateur)|\b(?:heute?|morgen|\w+tag|mitwoch) hat\w* (?:ich|wir) (?:um|bei|den|einen)\b/;

/** Whether a sentence wishes for a task, and does not only use a word or a time of it. */
function isWish(heard: Heard, intent: LearnedIntent, hit?: Hit): boolean {
  const { dialogue, state, plain, text } = heard;
  const fresh = freshState(state, intent.step, lastingSlots(dialogue, intent.step));
  const said = saidIn(heard, fresh, text);
  const rest = restOf({ ...heard, said, state: fresh }, [hit]);
  if (said.change !== undefined) return true;
  if (
    /^(was|wie|wo|wer(?! .*\bzeit\b)|wan|bis wan|ab wan|warum|what|where|how)\b/.test(plain) ||
    (/\bwen (ich|wir|man)\b/.test(plain) && text.includes('?'))
  )
    return false;
  // "Darf ich davor essen? Soll ich nüchtern kommen?" only asks.
  if (heard.parts.every((part) => part.includes('?')) && /^(?:darf|sol|mus)\w*\b/.test(plain))
    return false;
  const names = [...Object.keys(said.values), ...said.doubts.map(({ slot }) => slot)];
  const known = names.length + (said.part ? 1 : 0);
  const first = stepOf(dialogue, intent.step);
  const isWhat = names.some(
    (name) => name === first?.slot || slotOf(dialogue, name)?.type === 'time',
  );
  if (known > 1 && isWhat) return true;
  // Who tells a whole story to come to a wish has one.
  if (wanting.test(plain)) return isLetter(text) || rest.length <= 3 + 2 * known;
  const isWhenAsked =
    names.some((name) => name === first?.slot) && /\bwan kan (?:ich|wir) \w*kom/.test(plain);
  if (text.includes('?')) return rest.length === 0 || isWhenAsked;
  // Whoever names what a task is for, and asks nothing, wants it; the rest stands in the note.
  const isNamed = names.some((name) => name === first?.slot);
  return (hit?.words ?? 0) > 1 || rest.length <= known + (isNamed ? 3 : 0);
}

/** Begins a task with what the sentence says of it. */
export function switchTo(heard: Heard, intent: LearnedIntent, before: readonly Line[] = []): Turn {
  const { dialogue, state, hits, text } = heard;
  const fresh = freshState(state, intent.step, lastingSlots(dialogue, intent.step));
  const said = wishIn(heard, fresh);
  const lines: Line[] = [
    ...before,
    // A letter is not answered with what its task says to whoever asks for it in a word.
    ...(intent.answer === undefined || (isLetter(text) && intent.id !== 'price')
      ? []
      : [answerOf(heard, intent)]),
  ];
  const isTold = ({ intent }: Hit) => before.flat().includes(intent.answer ?? '');
  const sides = sidesOf({ ...heard, said, state: fresh }).filter((hit) => !isTold(hit));
  lines.push(...sides.map((side) => answerOf(heard, side.intent)));
  // "15 Leute, kein Anschluss, was kostet das": the price belongs to the wish.
  const costs = hits.find((hit) => hit.intent === costsOf(heard));
  const isPriced = costs && asksPrice(heard.plain) && intent !== costs.intent && sides.length === 0;
  if (isPriced && before.length === 0) lines.push(answerOf(heard, costs.intent));
  const rest = heard.button
    ? { state: fresh, lines: [] }
    : withRest({ ...heard, said, state: fresh, isPriced: isPriced || intent === costsOf(heard) }, [
        ...sides,
        hits.find((hit) => hit.intent === intent),
        isPriced ? costs : undefined,
      ]);
  return take(heard, { ...rest.state, kept: undefined }, { ...said, rest: rest.lines }, lines);
}

/** What answers a task's first question begins it, when the sentence is about nothing else. */
export const likely: Rule = (heard) => {
  const { state, text, closed } = heard;
  if (closed !== undefined || (openStep(heard, state) !== undefined && isBusy(heard)))
    return undefined;
  // After a person has been promised, only who asks for a time wants one.
  if (isThanked(heard)) return undefined;
  if (state.status === 'handover' && !/\b(?:frei|\w*termin\w*|plaz)\b/.test(heard.plain))
    return undefined;
  const sought = heard.hits.find(
    ({ intent: { step }, score }) => step !== undefined && score > 0.9,
  );
  const found = likelyTask(heard, state, text);
  const intent = found && (sought?.intent ?? found);
  return intent === undefined || !isWish(heard, intent) ? undefined : switchTo(heard, intent);
};
