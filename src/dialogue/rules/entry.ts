import { clausesOf } from '../choices';
import { forOther, isChange, isInstead } from '../corrections';
import { dialogueWords as own } from '../messages';
import { asksPrice, pricesIn } from '../prices';
import { englishOf } from '../fill';
import { soonestOf } from '../free-times';
import { type Line, turn } from '../speak';
import { alsoLater, freshState, isKnown, nameSlots, stepOf, withValue } from '../state';
import { enter, goOn, openStep, sayAndGoOn, take } from '../steps';
import { taskIn } from '../beginnings';
import { saidIn, saysSomething } from '../values';
import { askWhatToChange } from './cancel';
import { type Heard, type Rule, answerOf, answersOf, costsOf, isClosed, isSame } from './heard';
import { ownReason } from './reason';
import { restLines, withRest } from './passed-on';
import { asksSomething, noted, partsOf } from './rest';
import { sidesOf } from './sides';
import { putOff } from './tasks';

/** A yes or no to the last question, whether it shall be entered. */
export const confirmed: Rule = (heard) => {
  const { state, said, plain } = heard;
  const asked = openStep(heard, state);
  const name = nameSlots(heard.dialogue).find((each) => each === asked?.slot);
  if (name !== undefined && isClosed(heard, 'yes')) {
    // Whoever has been asked for a call-back is not asked again.
    if (name in state.values) return goOn(heard, { ...state, status: 'open' });
    return state.said.includes(own.nameStill)
      ? goOn(heard, withValue(state, name, own.withoutName))
      : turn(heard.dialogue, state, [own.nameStill], [own.noName]);
  }
  if (asked?.confirm === undefined) return undefined;
  if (isSame(heard.text, own.confirm[1] ?? '') || isClosed(heard, 'change'))
    return askWhatToChange(heard);
  // "Ja bitte. Und am Abend noch einen Tisch": that one comes after it.
  const isLater = said.later.length > 0 && /^(?:ja|jo|passt|past|gern)\b/.test(plain);
  if (isLater)
    return enter(heard, alsoLater(state, said.later), asked.confirm, said.later.map(own.later));
  const isNoNews = isKnown(state, said.values) && !saysSomething({ ...said, values: {} });
  if (saysSomething(said) && !(isNoNews && /^(?:ja|jo|passt?|genau|gern)\b/.test(plain)))
    return undefined;
  const agrees =
    /^(ja|jo|passt|past|ok|okay|genau|gern|bitte|yes|super|perfekt|sehr gut|stimt|freilich|eintragen|buchen)\b/.test(
      plain,
    );
  // "Ja, passt. Hoffentlich muss nicht gebohrt werden": what follows the yes is a remark.
  const [start = '', ...after] = heard.parts;
  const isSaidFirst =
    after.length > 0 &&
    heard.close(start)?.id === 'yes' &&
    !takesBack.test(after.map(heard.read).join(' ')) &&
    !(heard.text.includes('?') && but.test(plain));
  const isYes =
    isSaidFirst ||
    isClosed(heard, 'yes') ||
    (agrees &&
      !but.test(plain) &&
      !/\b(lieber|nicht|kein\w*|doch|was|wie|wo|wan|solang\w*)\b/.test(plain));
  if (isYes && state.doubted) return askWhatToChange(heard);
  if (isYes) {
    const sides = isClosed(heard, 'yes') ? [] : sidesOf(heard);
    const rest = isClosed(heard, 'yes') ? { state, lines: [] } : withRest(heard, sides);
    const answers = answersOf(heard, sides);
    return enter(heard, rest.state, asked.confirm, [...answers, ...rest.lines]);
  }
  return isClosed(heard, 'no') ? askWhatToChange(heard) : undefined;
};

const but = /\b(?:aber|owa|oba|ober|awa|but)\b/;
/** What follows a yes and takes it back, or sets a condition. */
const takesBack =
  /\b(?:lieber|stat|anstat|sondern|ander\w*|fruher|spater|erst|noch nicht|nur wen|auser|nicht (?:bei|am|um|im|so|die|den|das))\b/;

/** Something is said while a choice is open that does not name it: "passt", "egal" take the usual one. */
export const whatever: Rule = (heard) => {
  const { dialogue, state, plain, said } = heard;
  const asked = openStep(heard, state);
  const slot = asked?.slot === undefined ? undefined : dialogue.slots[asked.slot];
  // "Egal wann", "so bald wie möglich, Hauptsache nach vier": the first day that has something then.
  const isAnyDay =
    slot?.type === 'day' &&
    /\b(?:egal|wurscht|wurst|irgendwan|so (?:bald|schnel|fruh)|schnelst\w*|ehest\w*)\b|\bgleich\b.*\btag\b/.test(
      plain,
    ) &&
    !/zeit\b/.test(plain);
  const isNoOther = Object.keys(said.values).length + said.doubts.length === 0;
  if (isAnyDay && asked?.slot && isNoOther) {
    const part = said.part ?? state.part;
    const soon = soonestOf(dialogue, { ...state, part }, heard.now);
    if (soon) return goOn(heard, withValue({ ...state, part }, asked.slot, soon.day));
  }
  // "Uhrzeit egal, Hauptsache Dienstag" says a day.
  if (slot?.type !== 'choice' && saysSomething(said)) return undefined;
  if (asked?.slot === undefined || slot === undefined) return undefined;
  if (
    !/\b(egal|wurscht|wurst|ganz gleich|irgendwan|was ihr wolt)\b|^(das )?weis (ich |i )?nicht\b/.test(
      plain,
    )
  )
    return undefined;
  if (slot.type === 'choice') {
    const value = slot.usual ?? slot.options[0]?.value ?? '';
    return goOn(heard, withValue(state, asked.slot, value));
  }
  return sayAndGoOn(heard, state, []);
};

/** Values for what is being arranged; a question beside them is answered first. */
export const values: Rule = (heard) => {
  const { dialogue, state, said, hits, plain, text } = heard;
  if (state.task === undefined || !saysSomething(said)) return undefined;
  const isDone = state.done !== undefined;
  if (isDone && !isInstead(plain) && namesAnother(heard)) return undefined;
  // "Meine Tochter möchte gleich mit" changes nothing of what was entered for the mother.
  const isTheirs = clausesOf(plain).some(
    (clause) => forOther.test(clause) && /\b(?:mit|auch|gleich)\b/.test(clause),
  );
  if (isDone && isTheirs && !isInstead(plain))
    return sayAndGoOn(heard, noted(state, text), restLines(heard, partsOf(heard)));
  const types = Object.keys(said.values).map((name) => dialogue.slots[name]?.type);
  const asked = openStep(heard, state);
  // "Anschluss haben wir. Was kostet das?" answers the open question as well.
  const name = asked?.slot ?? '';
  const alsoAsks = asksPrice(plain) && heard.parts.length > 1 && name in said.values;
  const isPrice = asksPrice(plain) && said.doubts.length === 0;
  // "1x Diavola und 1 Capricciosa, was kostet das" orders them, where an order is taken.
  const isCounted =
    said.change !== undefined &&
    dialogue.slots[name]?.type === 'items' &&
    /\b(?:\d+ ?x?|eine?|zwei|drei|vier|funf) \w{4}/.test(plain) &&
    !/\bkost\w* (?:eine?|die|der)\b/.test(plain);
  const changesOrder =
    isCounted || (said.change !== undefined && isChange(plain) && heard.parts.length > 1);
  if (isPrice && !alsoAsks && !changesOrder && types.every((type) => type === 'choice'))
    return undefined;
  const isAnswer =
    name !== '' &&
    (name in said.values ||
      said.change !== undefined ||
      said.part?.slot === name ||
      said.doubts.some(({ slot }) => slot === name));
  const begins = hits.find(({ intent }) => intent.step !== undefined);
  const isOther = begins !== undefined && begins.intent.step !== state.task && begins.score > 0.8;
  // An order is no news of the table: its hour is that of the pizza.
  const named = isAnswer ? undefined : taskIn(heard, state, text);
  const other = named?.step === state.task ? undefined : named;
  const first = stepOf(dialogue, other?.step)?.slot ?? '';
  const isOrder = dialogue.slots[first]?.type === 'items';
  if (isOrder && saidIn(heard, freshState(state, other?.step, []), text).change)
    return putOff(heard, noted(state, text), other?.label ?? '');
  if (isOther && !isAnswer && !isInstead(plain) && (isDone || other)) return undefined;
  const sides = sidesOf(heard);
  const onlyAsks =
    sides.some(({ score }) => score > 1.6) &&
    asksSomething(heard) &&
    !isAnswer &&
    !isChange(plain) &&
    said.change === undefined;
  if (isDone) {
    const fresh =
      Object.keys(said.values).length > 0 &&
      begins !== undefined &&
      begins.intent.step === state.task &&
      !isChange(plain);
    const asks = sides.length > 0 && asksSomething(heard) && !isChange(plain);
    if (fresh || onlyAsks || asks) return undefined;
  } else if (onlyAsks && Object.keys(said.values).length === 0) return undefined;
  const list = pricesIn(heard);
  const lines: Line[] = list === undefined ? [] : [list];
  lines.push(...answersOf(heard, sides));
  const costs = costsOf(heard);
  if (alsoAsks && list === undefined && costs && sides.every(({ intent }) => intent !== costs))
    lines.push(answerOf(heard, costs));
  if (
    begins?.intent.answer !== undefined &&
    begins.intent.step === state.task &&
    asked?.id === state.task &&
    !isAnswer
  )
    lines.push(answerOf(heard, begins.intent));
  const who = nameSlots(dialogue).find((each) => each in said.values && each !== name);
  if (who !== undefined && Object.keys(said.values).length === 1)
    lines.push(englishOf(dialogue, state)?.noted ?? own.withName(said.values[who] ?? ''));
  const isPriced = alsoAsks || list !== undefined;
  const rest = withRest({ ...heard, isPriced }, [...sides, begins]);
  const asks = text.includes('?');
  const taken = take(heard, rest.state, { ...said, asks, rest: rest.lines }, lines);
  const isTold = dialogue.begins === asked?.id && rest.lines.length > 0 && !text.includes('?');
  // "Nur zwei Sterne, die Naht ist offen" says why.
  const reason = isTold ? ownReason(heard, taken.state) : undefined;
  if (reason === undefined) return taken;
  const values = { ...said.values, ...reason };
  return take(heard, rest.state, { ...said, values, rest: rest.lines }, lines);
};

/** "Und morgen um zwei eine Massage", after a table was entered, is one more entry and changes none. */
function namesAnother(heard: Heard): boolean {
  const { dialogue, state, text } = heard;
  const name = stepOf(dialogue, state.task)?.slot ?? '';
  if (dialogue.slots[name]?.type !== 'choice') return false;
  const { values: anew } = saidIn(heard, freshState(state, state.task, []), text);
  const value = anew[name];
  return value !== undefined && value !== state.values[name] && Object.keys(anew).length > 1;
}
