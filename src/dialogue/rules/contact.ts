import { taskIn } from '../beginnings';
import { dialogueWords as own } from '../messages';
import { nameIn } from '../names';
import { nameSlots } from '../state';
import { handOver, phone } from '../reach';
import { openStep, sayAndGoOn, take } from '../steps';
import { type Heard, type Rule, isClosed } from './heard';
import { toCallBack } from './call-back';
import { quoteOf } from './passed-on';
import { repeats } from '../wishes';
import { asksSomething, noted, partsOf } from './rest';

const card = /\b(?:\d[ -]?){13,19}\b|\b[A-Z]{2}\d\d(?: ?\d{4}){3,}\b/g;
const cardRest =
  /,?\s*(?:gültig|gueltig|ablauf)\S*(?: bis)? \d\d ?\/ ?\d\d|,?\s*(?:code|cvc|cvv|prüfziffer|pin)\D{0,5}\d{3,4}/gi;

/** A sentence without numbers of cards and accounts, which nobody may keep. */
export function withoutCards(text: string): string {
  const safe = text.replace(card, '…');
  return safe === text ? text : safe.replace(cardRest, '');
}

/** A number of a card is not kept, and whoever wrote it is told so. */
export const secret: Rule = (heard) =>
  heard.hadCard ? sayAndGoOn(heard, noted(heard.state, heard.text), [own.noCards]) : undefined;

/** A telephone number, and a name beside it, at any step. */
export const contact: Rule = (heard) => {
  const { dialogue, state, text, said } = heard;
  const number = phone.exec(text)?.[0];
  if (number === undefined || heard.danger(text)) return undefined;
  const rest = text
    .replace(phone, ' ')
    .replace(
      /\b(?:meine |die |unter )?(?:telefon\S*|handy\S*|tel|nummer|nr)\b\.?:?(?: ist| is)?/gi,
      ' ',
    )
    .replace(/^[\s,.:;-]+|[\s,.:;-]+$/g, '');
  const [slot] = nameSlots(dialogue);
  const parts = rest.split(/\s*,\s*/);
  const name = nameIn(rest, true, heard.isKnown);
  const values = Object.keys(said.values).filter((each) => each !== slot);
  const isPlain = rest === '' || (name !== undefined && values.length === 0);
  // "Therme warten, Köck, 0664 …" wants more than to be called.
  const isWish = state.task === undefined && taskIn(heard, state, rest) !== undefined;
  if (!isPlain || isWish) return undefined;
  const kept = noted(
    state,
    parts.length > 1 || state.task === undefined ? text : own.number(number),
  );
  if (state.status === 'handover') {
    const values = name && slot ? { ...kept.values, [slot]: name } : kept.values;
    const line = name === undefined ? own.added : own.withName(`${name}, ${number}`);
    return handOver(heard, { ...kept, values }, [line]);
  }
  if (name === undefined || slot === undefined || state.task === undefined)
    return sayAndGoOn(heard, kept, [own.added]);
  const lines = [own.withName(`${name}, ${number}`)];
  return take(heard, kept, { values: { [slot]: name }, doubts: [], later: [], dropped: [] }, lines);
};

const isPatient =
  /\b(?:ich|wir) wart\w*|\bwart\w* (?:wir|ich|auf)\b|^(?:danke|ok\w*|gut|pas\w*|alles klar)\b[^?]{0,30}$/;

/** Whoever waits for the person who was promised wants nothing else. */
export const patient: Rule = (heard) => {
  const { state, button, plain } = heard;
  // "Dienstag um zwei, danke" says when.
  const waits = state.calling === true && /\bwart\w* (?:ich|i|wir|ma) auf\b/.test(plain);
  if (state.status !== 'handover' && !waits) return undefined;
  if (button !== undefined || /\d/.test(plain)) return undefined;
  // A yes to the name that is asked for goes on.
  const asked = openStep(heard, state)?.slot ?? '';
  const isYes = isClosed(heard, 'yes') && !nameSlots(heard.dialogue).includes(asked);
  const isThanks = isYes || isClosed(heard, 'thanks') || isPatient.test(plain);
  return isThanks ? handOver(heard, state, [own.waiting]) : undefined;
};

/** After a person has been promised, what nothing else answers is written down for them. */
export const added: Rule = (heard) => {
  const { state, button } = heard;
  return state.status === 'handover' && button === undefined ? toAdd(heard) : undefined;
};

function toAdd(heard: Heard) {
  const { state, text } = heard;
  if (state.calling) {
    const call = toCallBack(heard, state, []);
    if (call.state.notes !== state.notes) return call;
  }
  if (repeats.test(heard.plain))
    return handOver(heard, { ...noted(state, text), calling: false }, [own.written]);
  const words = quoteOf(heard, partsOf(heard));
  return handOver(heard, noted(state, text), [
    asksSomething(heard) ? own.restAsked(words) : own.restWhole(words),
  ]);
}
