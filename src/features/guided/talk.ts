import type { Conversation, GuidedField } from '../../content-model/guided';
import { fill, valueText } from './fill';
import { guidedWords } from './messages';
import { type State, type Value, answerTo, askedFields, fieldWith, taskOf } from './state';
import { calendarOf, isClosed, isFreeDay, timesOn } from './times';

/** What the visitor does. */
export type Action =
  /** A task, an answer, or else all that can be asked. */
  | { do: 'choose'; id: string }
  | { do: 'answer'; value: Value }
  | { do: 'confirm' }
  | { do: 'change'; field?: string }
  | { do: 'cancel' }
  | { do: 'note'; text: string };

/** How every conversation begins. */
export const start = (conversation: Conversation): State =>
  says(
    conversation,
    { lines: [], phase: { at: 'menu' }, values: {}, notes: [] },
    conversation.greeting,
  );

/** @returns the conversation after what the visitor has done */
export function talk(conversation: Conversation, state: State, action: Action, now: Date): State {
  const words = guidedWords(conversation);
  const task = taskOf(conversation, state);
  switch (action.do) {
    case 'choose':
      return choose(conversation, state, action.id, now);
    case 'answer':
      return answer(conversation, state, action.value, now);
    case 'confirm': {
      const said = guest(state, words.yes);
      const checked = askNext(conversation, said, now);
      if (task === undefined || checked.phase.at !== 'check') return checked;
      const numbers = task.button === words.handedTitle ? conversation.danger.numbers : undefined;
      return { ...says(conversation, said, task.done.say, numbers), phase: { at: 'done' } };
    }
    case 'change': {
      const { field } = action;
      if (field !== undefined)
        return {
          ...says(conversation, state, task?.fields[field]?.ask ?? ''),
          phase: { at: 'field', field },
        };
      const asked = guest(state, words.change);
      return { ...says(conversation, asked, words.whatToChange), phase: { at: 'change' } };
    }
    case 'cancel': {
      const said = says(conversation, guest(state, words.cancel), words.cancelled);
      return { ...said, phase: { at: 'menu' }, task: undefined, values: {} };
    }
    case 'note': {
      const noted = { ...guest(state, action.text), notes: [...state.notes, action.text] };
      const said = says(conversation, noted, words.noted, conversation.danger.numbers);
      // Then it goes on where it was.
      const field = state.phase.at === 'field' ? task?.fields[state.phase.field] : undefined;
      return field ? says(conversation, said, field.ask) : said;
    }
  }
}

const add = (state: State, line: State['lines'][number]): State => ({
  ...state,
  lines: [...state.lines, line],
});
const guest = (state: State, text: string): State => add(state, { from: 'guest', text });
const says = (
  conversation: Conversation,
  state: State,
  text: string,
  numbers?: readonly string[],
): State => add(state, { from: 'assistant', text: fill(conversation, state, text), numbers });

function choose(conversation: Conversation, state: State, id: string, now: Date): State {
  const task = conversation.tasks[id];
  const chosen = conversation.answers[id];
  if (task) {
    const begun = { ...guest(state, task.button), task: id, values: {}, notes: [] };
    return askNext(conversation, begun, now);
  }
  const left = { ...state, phase: { at: 'menu', then: chosen?.then } as const };
  if (!chosen) return left;
  const { button, say, numbers, note, human } = chosen;
  const asked = { ...guest(left, button), task: undefined, values: {} };
  const said = says(conversation, asked, say, numbers);
  if (note === undefined && !human) return said;
  return askNext(conversation, { ...said, task: id, values: { about: button } }, now);
}

function answer(conversation: Conversation, state: State, answered: Value, now: Date): State {
  const { phase } = state;
  const field = phase.at === 'field' && taskOf(conversation, state)?.fields[phase.field];
  if (phase.at !== 'field' || !field) return state;
  const words = guidedWords(conversation);
  const value = field.number ? Number(answered) : answered;
  if (field.number && Number(value) > field.number.to) {
    // More than the assistant may decide goes to the person, with all that was said.
    const more = words.more(field.number.to);
    const given = askedFields(conversation, state).flatMap(
      ([name, one]) => valueText(conversation, one, state.values[name]) ?? [],
    );
    const about = [taskOf(conversation, state)?.button, more, ...given].join(', ');
    const aboveLimit = says(conversation, guest(state, more), field.number.above);
    const values = { ...state.values, about };
    return askNext(conversation, { ...aboveLimit, task: 'person', values }, now);
  }
  const said = guest(state, valueText(conversation, field, value) ?? field.skip ?? '–');
  const problem = problemWith(conversation, state, field, value, now);
  if (problem !== undefined) return says(conversation, said, problem);
  return askNext(conversation, { ...said, values: { ...state.values, [phase.field]: value } }, now);
}

/** Asks for the next value, or reads everything back. What does not hold any more is asked anew. */
function askNext(conversation: Conversation, state: State, now: Date): State {
  const task = taskOf(conversation, state);
  if (task === undefined) return { ...state, phase: { at: 'menu' } };
  const asked = askedFields(conversation, state);
  const names = new Set(asked.map(([name]) => name));
  const held = Object.entries(state.values).filter(([name]) => names.has(name));
  // What is gone may have been what something else was asked for.
  if (held.length < Object.keys(state.values).length)
    return askNext(conversation, { ...state, values: Object.fromEntries(held) }, now);
  for (const [name, field] of asked) {
    const { [name]: value, ...values } = state.values;
    if (value === undefined)
      return { ...says(conversation, state, field.ask), phase: { at: 'field', field: name } };
    const problem = problemWith(conversation, state, field, value, now);
    if (problem !== undefined)
      return askNext(conversation, { ...says(conversation, state, problem), values }, now);
  }
  return { ...says(conversation, state, task.check), phase: { at: 'check' } };
}

/** Why a day or a time cannot be taken, in the house's words. */
function problemWith(
  conversation: Conversation,
  state: State,
  field: GuidedField,
  value: Value,
  now: Date,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = guidedWords(conversation);
  if (field.day) {
    if (isClosed(field.day, value)) return `${field.day.closed?.say} ${words.otherDay}`;
    const time = fieldWith(conversation, state, 'time')?.field;
    const isFree =
      calendarOf(field.day, now).includes(value) && isFreeDay(field.day, time, value, now);
    return isFree ? undefined : words.noDay;
  }
  if (!field.time) return undefined;
  const times = timesOn(field, answerTo(conversation, state, 'day'), now);
  const free = times.flatMap((one) => (one.free ? one.time : []));
  return free.includes(value)
    ? undefined
    : words.gone(value, free.find((time) => time > value) ?? free[0]);
}
