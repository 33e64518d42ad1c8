import { isSure } from '../intents';
import { dialogueWords as own } from '../messages';
import { openStep, sayAndGoOn, take } from '../steps';
import { type Line, chipsOf } from '../speak';
import { type State, emptyState } from '../state';
import { taskIn, wanting } from '../beginnings';
import { isChange, isInstead } from '../corrections';
import { cancelling, gone } from './cancel';
import { type Rule, answerOf, answersOf, isBusy } from './heard';
import { respond } from './questions';
import { ownReason } from './reason';
import { type Said, saidIn, saysSomething } from '../values';
import { restLines } from './passed-on';
import { coverageOf, noted, openIn, some } from './rest';
import { sidesOf } from './sides';
import { has, switchTo } from './tasks';
import { wordCount } from '../words';

const broken =
  /\b(?:kaput|\w*gebroch\w*|\w*gegangen|ab|geris\w*|ruinier\w*|schlecht\w*|verlez\w*|weh)\b/;

/** A person, an insult, a complaint, pain: that cannot wait. An answer to the open question is none of it. */
export const urgent: Rule = (heard) => {
  const { hits, state, said, closed, button } = heard;
  const [best] = hits;
  const pressed = button?.rank === 'first' ? button : undefined;
  const wants =
    /\b(selber|selbst|personlich|mocht\w*|mecht|wil\w*|lieber|bite|gern|verbind\w*)\b/.test(
      heard.plain,
    );
  const wantsHuman = hits.some((hit) => hit.intent.id === 'human' && isSure(hit));
  const asksWho =
    wants || (wantsHuman && !/\boder\b/.test(heard.plain))
      ? undefined
      : hits.find(({ intent, score }) => intent.id === 'bot' && score > 0.8);
  const first =
    asksWho ??
    hits.find(({ intent }) => intent.rank === 'first' && intent.id !== 'bot') ??
    hits.find(({ intent }) => intent.rank === 'first');
  if (pressed) return respond(heard, pressed);
  if (first === undefined || best === undefined || closed !== undefined) return undefined;
  if (first.words < 2 && coverageOf(heard, first) < some) return undefined;
  if (first !== best && first !== asksWho && first.score < 0.7 * best.score) return undefined;
  const asked = openStep(heard, state);
  const answers = asked?.slot !== undefined && asked.slot in said.values;
  // Four stars are no complaint for a long wait; but "fünf Sterne, die Sohle ist ab" is one.
  const isPraise = answers && 'stars' in said.values && Number(said.values['stars']) > 3;
  if (isPraise && first.intent.id === 'complaint' && !broken.test(heard.plain)) return undefined;
  if (answers && first.words < 2 && wordCount(heard.text) < 5) return undefined;
  if (first.intent.id === 'human' && cancelling.test(heard.plain)) return undefined;
  const { id, handover } = first.intent;
  // Who does not want to be called is not called.
  const calling = id === 'write-only' ? false : undefined;
  const complains = hits.some((hit) => hit.intent.id === 'complaint' && isSure(hit));
  const line = [answerOf(heard, first.intent)].flat();
  const isSaid = line.join().includes('leid');
  const lines: Line[] = complains && !isSaid ? [own.sorry, line] : [line];
  // What can be entered beside it is entered, and what is mended in the same breath is mended.
  const goesOn =
    beside.has(id) &&
    (id === 'write-only' || !asksHuman.test(heard.plain)) &&
    (id !== 'invoice' || /\btermin/.test(heard.plain));
  // "Is your tiramisu safe for him?" orders none.
  const told = heard.parts.filter((part) => !part.includes('?')).join('. ');
  const task = taskIn(heard, state, aside.has(id) && told !== '' ? told : heard.text);
  const fresh: State = { ...emptyState, task: task?.step };
  // Who complains wants nothing new, unless it is said.
  const isClear =
    wanting.test(heard.plain) ||
    (id !== 'complaint' && saidIn(heard, fresh, heard.text).doubts.length === 0);
  const isThere = has.test(heard.plain) && !wanting.test(heard.plain.replace(/termin\w*/, ''));
  if (goesOn && !isBusy(heard) && task?.step !== undefined && isClear && !isThere)
    return switchTo({ ...heard, hits: [] }, task, lines);
  const isOff = isBusy(heard) && cancelling.test(heard.plain) && !heard.text.includes('?');
  if (
    (isBusy(heard) || answers) &&
    saysSomething(said) &&
    !isOff &&
    !isPraise &&
    (goesOn || (isInstead(heard.plain) && id !== 'human'))
  ) {
    const kept = { ...noted(state, heard.text), calling: calling ?? true };
    const asked = answersOf(heard, sidesOf(heard));
    // Where the last sentence regrets it anyway, nothing stands before it.
    const last = take(heard, kept, said, asked);
    // Who complains in whole sentences has said why.
    const isTold = id === 'complaint' && wordCount(heard.text) > 8;
    const reason = isTold ? ownReason(heard, last.state) : undefined;
    if (reason) return take(heard, kept, { ...said, values: { ...said.values, ...reason } }, asked);
    const isSorry = id === 'complaint' && last.says.join().includes('leid');
    return isSorry ? last : take(heard, kept, said, [...lines, ...asked]);
  }
  const sides = sidesOf(heard).filter(({ intent }) => intent !== first.intent);
  const open = heard.parts.length > 1 ? openIn(heard, [first, ...sides]) : [];
  // What is asked about the food is answered, and the table is still wanted.
  if (aside.has(id) && isBusy(heard) && state.status === 'open') {
    const answers = [...lines, ...answersOf(heard, sides), ...restLines(heard, open)];
    const kept = { ...noted(state, heard.text), calling: true };
    // "Wart, sind doch 8, und habt ihr was ohne Gluten?"
    const isMended = Object.keys(said.values).length > 0 && isChange(heard.plain);
    return isMended
      ? take(heard, kept, { ...said, change: undefined }, answers)
      : sayAndGoOn(heard, kept, answers);
  }
  const isTaken = isPraise || (isBusy(heard) && said.doubts.length === 0);
  const turn = respond(
    isOff
      ? { ...heard, state: gone(state) }
      : isTaken
        ? { ...heard, state: withSaid(state, said) }
        : heard,
    first.intent,
    sides.map(({ intent }) => intent),
    open,
  );
  // What cannot wait stands in the note, and a complaint is regretted before anything else.
  const isNoted = id === 'write-only' || (handover && !['human', 'insult'].includes(id));
  const noting = isNoted ? noted(turn.state, heard.text) : turn.state;
  const kept: State = calling === false ? { ...noting, calling } : noting;
  const says =
    complains && !turn.says.join().includes('leid') ? [own.sorry, ...turn.says] : turn.says;
  return { ...turn, state: kept, says, chips: chipsOf(heard.dialogue, kept) };
};

/** What is known with a sentence, and without what it takes back. */
function withSaid(state: State, { values, dropped, part }: Said): State {
  const taken = [...dropped, ...(part ? [part.slot] : [])];
  const kept = Object.entries(state.values).filter(([name]) => !taken.includes(name));
  return { ...state, values: { ...Object.fromEntries(kept), ...values } };
}

/** Beside these, what is being arranged can go on. */
const beside = new Set([
  'complaint',
  'allergy',
  'invoice',
  'sensitive',
  'fear',
  'write-only',
  'discount',
]);
/** What is asked about the order in hand: once answered, that goes on. */
const aside = new Set(['allergy', 'gluten', 'discount']);
const asksHuman = /\b(ruf\w*|anruf\w*|ruckruf\w*|chef\w*|sprech\w*|person?lich)\b/;
