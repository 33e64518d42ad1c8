import { taskIn } from '../beginnings';
import { fill } from '../fill';
import { guessedName } from '../guesses';
import { dialogueWords as own } from '../messages';
import { type Line, type Turn, turn } from '../speak';
import { emptyState, type State, stepsOf, withoutValue } from '../state';
import { handOver, phone } from '../reach';
import { saidIn } from '../values';
import { type Heard, type Rule, answersOf, isBusy } from './heard';
import { asksSomething, noted, partsOf, tellingIn } from './rest';
import { sidesOf } from './sides';
import { wordCount } from '../words';

const arrives = /\b(?:um|gegen) \S+ (?:uhr )?kom\w*|\bkom\w* [^.!?]*\b(?:um|gegen) \S+/;
/** "Wir kommen um zehn, ist jemand da?" says when somebody comes, not when to call. */
const isCall =
  /\b(ruf\w*|an(ge)?ruf\w*|\w*ruckruf\w*|\w*telefon\w*|meld\w*|ereich\w*|sprech\w*|red\w*)\b/;

/** Whether somebody asks to be called, whatever else it is about. */
export const asksCall =
  /\bbite\b[^.!?]*\b(?:an|zuruck|ruck)?ruf\w*|\bruf\w* (?:sie |ihr )?(?:mich|mi|uns)\b|\b(?:um|einen) (?:an|ruck)ruf\b|\bcal me\b/;

/** Hands over to a person, with when and whom to call, as far as it was said. */
export function toCallBack(heard: Heard, state: State, lines: readonly Line[]): Turn {
  const when = isCall.test(heard.plain) ? whenIn(heard, state) : undefined;
  const calling: State = { ...(when?.state ?? state), calling: true };
  return handOver(heard, calling, when ? [...lines, when.line] : lines);
}

/** What is said of a call-back that has been promised: another hour, a name, a number. */
export const callBack: Rule = (heard) => {
  const { state, hits, button } = heard;
  const isElse = (hits[0]?.score ?? 0) > 2 || (isBusy(heard) && state.status !== 'handover');
  const isOff = state.calling === false && callsOff.test(heard.plain);
  if (button !== undefined || !(state.calling || isOff)) return undefined;
  // What is wished for in the same breath is taken.
  const isWish = appointment.test(heard.plain) || taskIn(heard, emptyState, heard.text);
  if (isOff)
    return isWish
      ? undefined
      : turn(
          heard.dialogue,
          { ...noted(state, heard.text), status: 'open' },
          [own.noCall],
          heard.dialogue.replies,
        );
  if (isElse) return undefined;
  // "Wir kommen um zehn an" says when nobody is to be called, "morgen um zwei eine Massage" books
  // one, and "kommt morgen sicher keiner?" asks.
  const isMoved = Object.keys(state.values).some(
    (name) => heard.dialogue.slots[name]?.type === 'time',
  );
  const isBare =
    (isMoved || !asksSomething(heard)) && partsOf(heard).some((part) => tellingIn(part).length < 2);
  const isReach = phone.test(heard.text);
  if (
    (!isBare || isWish) &&
    !isReach &&
    !/\b(ruf\w*|anruf\w*|ereich\w*|telefon\w*)\b/.test(heard.plain)
  )
    return undefined;
  const when = whenIn(heard, state);
  // A name and a number alone say whom to call.
  if (isReach && !when?.isTimed) return undefined;
  const sides = answersOf(heard, sidesOf(heard));
  return when && handOver(heard, { ...when.state, calling: true }, [when.line, ...sides]);
};

const appointment = /\b(?:\w*termin\w*|vorbei\w*|kom(?:en|e|m|t)?|hinkom\w*)\b/;
/** "Lieber einen Termin als einen Anruf". */
const ratherComes =
  /\b(?:termin\w*|vorbei\w*)\b.*\b(?:als|stat|und nicht|nicht|kein\w*) (?:\w+ ){0,2}(?:an|ruck)?(?:ge)?ruf\w*|\b(?:als|stat|nicht|kein\w*) (?:\w+ ){0,2}(?:an|ruck)ruf\w*,?.*\b(?:termin\w*|vorbei\w*)\b/;
/** Whether somebody who was promised a call wants none. */
export const wantsNoCall = (plain: string): boolean =>
  ratherComes.test(plain) || callsOff.test(plain);
const callsOff =
  /\b(?:vergis\w*|absag\w*|streich\w*|storn\w*|brauch\w* kein\w*|kein\w*) (?:\w+ ){0,2}(?:an|ruck)ruf\b|\b(?:an|ruck)ruf (?:\w+ ){0,4}(?:nicht mehr|absag\w*|streich\w*|storn\w*|vergess\w*)/;

/** What is said of a call-back, in the order in which it is read back. */
const kinds = ['day', 'time', 'name'];

/** When somebody wants to be called back, and who. */
function whenIn(
  heard: Heard,
  state: State,
): { state: State; line: Line; isTimed: boolean } | undefined {
  const { dialogue, text } = heard;
  const task = dialogue.intents.find(({ step }) => step !== undefined)?.step;
  const ofCall = (name: string) => kinds.includes(dialogue.slots[name]?.type ?? '');
  const times = stepsOf(dialogue, task, undefined).filter(
    ({ slot }) => dialogue.slots[slot ?? '']?.type === 'time',
  );
  const said = saidIn(
    heard,
    { ...emptyState, task, step: state.calling ? times[0]?.id : undefined },
    heard.parts
      .filter((part) => arrives.test(heard.read(part)) && !isCall.test(heard.read(part)))
      .reduce((rest, part) => rest.replace(part, ' '), text)
      .replace(phone, ' $NUMBER'),
  );
  // "Zwei Füllungen, hatte aber nur 1" says no hour.
  const saysHour = wordCount(text) < 5 || hour.test(heard.plain);
  const values = Object.fromEntries(
    Object.entries(said.values).filter(
      ([name]) => ofCall(name) && (saysHour || dialogue.slots[name]?.type !== 'time'),
    ),
  );
  const number = phone.exec(text)?.[0];
  const names = Object.keys(values);
  if (names.length === 0 && number === undefined && said.part === undefined) return undefined;
  // "Doch lieber Dienstag nachmittags" takes the hour before with it.
  const before = said.part ? withoutValue(state, said.part.slot) : state;
  const all: State = { ...before, values: { ...before.values, ...values } };
  const guess = guessedName(heard, noted(all, text));
  // "Doch besser Dienstag" keeps the hour.
  // What is entered says nothing of the call.
  const known =
    state.calling && state.task === undefined
      ? kinds.flatMap((kind) =>
          Object.keys(all.values).filter((name) => dialogue.slots[name]?.type === kind),
        )
      : names;
  const parts = [
    ...known.map((name) => fill(dialogue, all, `{${name}}`)),
    ...(said.part ? [own.partOfDay(said.part)] : []),
    ...(guess === undefined ? [] : [guess]),
    ...(number === undefined ? [] : [number]),
  ];
  // "Übernächsten Freitag" could be two days: whoever calls reads it as it was written.
  const list = (said.doubts.length === 0 && parts.join(', ')) || text.trim();
  const isMore = tellingIn({ ...heard, said }).length > 0;
  // A day that nobody connects with a call may be that of an appointment.
  const isCalled = isCall.test(heard.plain) || number !== undefined;
  const note = isMore ? text.trim() : list;
  return {
    state: noted(all, isCalled ? `${own.callBack}: ${note}` : note),
    line: isCalled ? own.callAt(list) : own.toldOpinion(list),
    isTimed: said.part !== undefined || names.some((name) => dialogue.slots[name]?.type !== 'name'),
  };
}

const hour = /\d[:.]\d\d\b|\b(?:uhr|um|ab|nach|vor|gegen|bis|zwischen|halb|viertel)\b/;
