import type { Dialogue } from '../content-model/dialogues';
import { viennaTime } from '../lib/vienna-time';
import { weekdayName } from './dates';
import { fill, isEnglish } from './fill';
import { planOf, refusal } from './free-times';
import { dialogueWords as own, isTold } from './messages';
import type { Doubt, Listening, Said } from './said';
import { type Line, chipsOf } from './speak';
import { type State, askedOf, isKnown, slotOf, stepOf, withValue } from './state';
import { saidIn } from './values';

/** Days that are no holidays of the business, with something free; other values as they are. */
export function openDays(
  { dialogue, now }: Listening,
  state: State,
  { slot: name, options }: Doubt,
) {
  const slot = dialogue.slots[name];
  if (slot?.type !== 'day') return options;
  const open = options.filter((day) => {
    const free = planOf(dialogue, withValue(state, name, day), now)?.free;
    return !slot.closed.some((closed) => closed === weekdayName(day)) && free?.length !== 0;
  });
  return open.length > 0 ? open : options;
}

/**
 * What was understood, when it is more than the answer to one question, or changes something.
 * @param isBeside whether something else is answered, so that nothing shows that an hour was heard
 */
export function toldOf(
  { dialogue, now }: Listening,
  before: State,
  state: State,
  said: Said,
  isBeside: boolean,
): string | undefined {
  if (isEnglish(state)) return undefined;
  const isClosed = (name: string, value: string): boolean => {
    const slot = slotOf(dialogue, name);
    return slot?.type === 'day' && slot.closed.some((day) => day === weekdayName(value));
  };
  const refused = refusal(dialogue, state, now)?.slot;
  const names = Object.entries(said.values)
    .filter(
      ([name, value]) =>
        name !== refused && value !== before.values[name] && !isClosed(name, value),
    )
    .map(([name]) => name);
  const isOther = JSON.stringify(before.items) !== JSON.stringify(state.items);
  const changed =
    names.some((name) => name in before.values && !before.usual?.includes(name)) ||
    (said.change !== undefined && before.items.length > 0 && isOther);
  const asked = stepOf(dialogue, before.step)?.slot ?? stepOf(dialogue, state.task)?.slot;
  const isName = names.every((name) => slotOf(dialogue, name)?.type === 'name');
  // "Mittwoch nachmittags" is more than the day that was asked for.
  const { part } = said;
  const isLone = names.length < 2 && !(part && names.length > 0 && !isName);
  const isWhen = ['day', 'time'].includes(slotOf(dialogue, names[0])?.type ?? '');
  const isPlain = isName || (names[0] === asked && !(isBeside && isWhen));
  if (isLone && !changed && !isOther && isPlain) return undefined;
  const isMoved = changed && isWhen;
  const chips = chipsOf(dialogue, state).filter(
    ({ slot }) =>
      names.includes(slot) ||
      // A new day is said with its hour.
      (isMoved && slot !== refused && ['day', 'time'].includes(dialogue.slots[slot]?.type ?? '')) ||
      slot === part?.slot ||
      (isOther && dialogue.slots[slot]?.type === 'items'),
  );
  if (chips.length === 0) return undefined;
  const values = chips.map(({ value }) => value).join(', ');
  if (changed) return own.toldChange(values);
  // Nobody is glad of two stars.
  return dialogue.begins === undefined ? own.told(values) : own.toldOpinion(values);
}

/** A question that begins with the order needs nobody who has said it before. */
export function withoutOrder(lines: readonly Line[], dialogue: Dialogue, state: State): Line[] {
  const order = fill(dialogue, state, '{order}');
  return lines
    .map((line) =>
      typeof line === 'string' && isTold(line)
        ? line.replace(`${order}, `, '').replace(order, '')
        : line,
    )
    .filter((line) => line !== 'Gern: .' && line !== 'Geändert: .');
}

/** What applies when nobody has said anything else. */
export function withUsual({ dialogue }: Listening, state: State): State {
  const usual = askedOf(dialogue, state).flatMap(({ name, slot }): [string, string][] =>
    slot.type === 'choice' && slot.usual !== undefined && !(name in state.values)
      ? [[name, slot.usual]]
      : [],
  );
  return usual.length === 0
    ? state
    : {
        ...state,
        values: { ...Object.fromEntries(usual), ...state.values },
        usual: [...(state.usual ?? []), ...usual.map(([name]) => name)],
      };
}

/** The buttons of days, with the one that is named beside them. */
export function withDay(
  replies: readonly string[],
  day: string | undefined,
  now: Date,
): readonly string[] {
  const isToday = day === viennaTime(now).date;
  if (day === undefined || isToday || replies.includes(weekdayName(day))) return replies;
  return [weekdayName(day), ...replies.slice(0, 3)];
}

/** Whether a button says only what has been said. */
export function isChosen(listening: Listening, state: State, reply: string): boolean {
  const { values } = saidIn(listening, state, reply);
  return Object.keys(values).length > 0 && isKnown(state, values);
}
