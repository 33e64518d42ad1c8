import type { Conversation, GuidedField } from '../../content-model/guided';
import { isCounts } from './fill';
import { guidedWords } from './messages';
import { type State, type Value, answerTo, askedFields, fieldWith, taskOf } from './state';
import { dayProblem, dayText, daysOf, nextFree, timesOn } from './times';

/** Values that hold together: what is not asked any more, and a time that the new day has not, go. */
export function stillAsked(conversation: Conversation, state: State, now: Date): State['values'] {
  const task = taskOf(conversation, state);
  const asked = new Set(askedFields(task, state.values).map(([name]) => name));
  const [time, field] = fieldWith(task, 'time') ?? [];
  const kept = Object.entries(state.values).filter(([name, value]) => {
    if (!asked.has(name)) return false;
    if (name !== time || !field) return true;
    const times = timesOn(field, answerTo(conversation, state, 'day'), now);
    return times.some((each) => each.free && each.time === value);
  });
  const values = Object.fromEntries(kept);
  // What is gone may have been what something else was asked for.
  return kept.length === Object.keys(state.values).length
    ? values
    : stillAsked(conversation, { ...state, values }, now);
}

/** Why a value cannot be taken, in the house's words. */
export function problemWith(
  conversation: Conversation,
  state: State,
  field: GuidedField,
  value: Value,
  now: Date,
): string | undefined {
  const words = guidedWords(conversation);
  if (isCounts(value))
    return Object.values(value).some((count) => count > 0) ? undefined : words.missing;
  if (field.number && !(Number(value) >= field.number[0])) return words.missing;
  if (field.day !== undefined) {
    const problem = dayProblem(field, String(value), now);
    if (problem === 'closed') return `${field.closedText ?? ''} ${words.otherDay}`;
    if (problem) return words.outside(dayText(daysOf(field, now)[1], conversation.language));
    const [, time] = fieldWith(taskOf(conversation, state), 'time') ?? [];
    const isFull = time && !timesOn(time, String(value), now).some(({ free }) => free);
    return isFull ? words.noTimes : undefined;
  }
  if (field.time) {
    const times = timesOn(field, answerTo(conversation, state, 'day'), now);
    const isFree = times.some(({ time, free }) => free && time === value);
    return isFree ? undefined : words.gone(String(value), nextFree(times, String(value)));
  }
  if (field.choice)
    return field.choice.some((option) => option.value === value) ? undefined : words.missing;
  if (field.text && value === '' && field.skip === undefined) return words.missing;
  return undefined;
}
