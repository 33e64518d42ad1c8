import { taskIn } from '../beginnings';
import { fill } from '../fill';
import { guessedName } from '../guesses';
import { dialogueWords as own } from '../messages';
import { type Line, type Turn, turn } from '../speak';
import { emptyState, type State, stepsOf, withoutValue } from '../state';
import { handOver, phone } from '../reach';
import { saidIn } from '../values';
import { type Heard, type Rule, answersOf, isBusy } from './heard';
import { noted, partsOf, tellingIn } from './rest';
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
  if (!state.calling || button !== undefined) return undefined;
  if (callsOff.test(heard.plain))
    return turn(
      heard.dialogue,
      { ...noted(state, heard.text), calling: false, status: 'open' },
      [own.noCall],
      heard.dialogue.replies,
    );
  if (isElse) return undefined;
  // "Wir kommen um zehn an" says when nobody is to be called, "morgen um zwei eine Massage" books one.
  if (
    (Math.min(...partsOf(heard).map((part) => tellingIn(part).length)) > 3 ||
      taskIn(heard, emptyState, heard.text) !== undefined) &&
    !/\b(ruf\w*|anruf\w*|ereich\w*|telefon\w*)\b/.test(heard.plain)
  )
    return undefined;
  const when = whenIn(heard, state);
  const sides = answersOf(heard, sidesOf(heard));
  return when && handOver(heard, { ...when.state, calling: true }, [when.line, ...sides]);
};

const callsOff =
  /\b(?:vergis\w*|absag\w*|streich\w*|storn\w*|brauch\w* kein\w*|kein\w*) (?:\w+ ){0,2}(?:an|ruck)ruf\b|\b(?:an|ruck)ruf (?:\w+ ){0,4}(?:nicht mehr|absag\w*|streich\w*|storn\w*|vergess\w*)/;

/** What is said of a call-back, in the order in which it is read back. */
const kinds = ['day', 'time', 'name'];

/** When somebody wants to be called back, and who. */
function whenIn(heard: Heard, state: State): { state: State; line: Line } | undefined {
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
  const known = state.calling
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
  return {
    state: noted(all, `${own.callBack}: ${isMore ? text.trim() : list}`),
    line: own.callAt(list),
  };
}

const hour = /\d[:.]\d\d\b|\b(?:uhr|um|ab|nach|vor|gegen|bis|zwischen|halb|viertel)\b/;
