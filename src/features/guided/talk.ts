import type { GuidedField } from '../../content-model/guided';
import { fill, saidIn, valueText } from './fill';
import { wordsOf } from './messages';
import {
  type Line,
  type State,
  type Value,
  answerTo,
  askedFields,
  fieldWith,
  taskOf,
} from './state';
import { freeDays, isClosed, timesOn } from './times';

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
export const start = (begun: Pick<State, 'anchor' | 'own' | 'conversation'>): State => {
  const state: State = { ...begun, lines: [], phase: { at: 'menu' }, values: {}, notes: [] };
  return says({ ...state, task: undefined }, begun.conversation.greeting);
};

/** @returns the conversation after what the visitor has done */
export function talk(state: State, action: Action, now: Date): State {
  const task = taskOf(state);
  const words = wordsOf(state.conversation);
  const { phase } = state;
  const askOf = (field: string): string => task?.fields[field]?.ask ?? '';
  switch (action.do) {
    case 'choose':
      return choose(state, action.id, now);
    case 'answer':
      return answer(state, action.value, now);
    case 'confirm': {
      const said = guest(state, words('confirm'));
      const checked = askNext(said, now);
      if (task === undefined || checked.phase.at !== 'check') return checked;
      const numbers = task.sheet ? undefined : state.conversation.danger.numbers;
      return { ...says(said, task.done.say, numbers), phase: { at: 'done' } };
    }
    case 'change': {
      const { field } = action;
      if (field !== undefined)
        return { ...says(state, askOf(field)), phase: { at: 'field', field } };
      const asked = says(guest(state, words('change')), words('whatToChange'));
      return { ...asked, phase: { at: 'change' } };
    }
    case 'cancel': {
      const cancelled = says(guest(state, words('cancel')), words('cancelled'));
      return { ...cancelled, phase: { at: 'menu' }, task: undefined, values: {} };
    }
    case 'note': {
      const noted = { ...guest(state, action.text), notes: [...state.notes, action.text] };
      const said = says(noted, words('noted'), state.conversation.danger.numbers);
      // Then it goes on where it was.
      return phase.at === 'field' ? says(said, askOf(phase.field)) : said;
    }
  }
}

const guest = (state: State, text: string): State => ({
  ...state,
  lines: [...state.lines, { from: 'guest', text }],
});
const says = (state: State, text: string, numbers?: Line['numbers']): State => ({
  ...state,
  lines: [...state.lines, { from: 'assistant', text: fill(state, text), numbers }],
});

function choose(state: State, id: string, now: Date): State {
  const { tasks, answers } = state.conversation;
  const [task, chosen] = [tasks[id], answers[id]];
  if (task) {
    const begun = { ...guest(state, task.button), task: id, values: {}, notes: [] };
    return askNext(begun, now);
  }
  const left = { ...state, phase: { at: 'menu', then: chosen?.then } as const };
  if (!chosen) return left;
  const { button, say, numbers, note, human } = chosen;
  const asked = { ...guest(left, button), task: undefined, values: {} };
  const said = says(asked, say, numbers);
  if (note === undefined && !human) return said;
  return askNext({ ...said, task: id, values: { about: button } }, now);
}

function answer(state: State, value: Value, now: Date): State {
  const task = taskOf(state);
  const name = state.phase.at === 'field' ? state.phase.field : '';
  const field = task?.fields[name];
  if (field === undefined) return state;
  const { number, skip } = field;
  if (number && Number(value) > number.to) {
    // More than the assistant may decide goes to the person, with all that was said.
    const more = wordsOf(state.conversation)('more', { most: number.to });
    const about = [task?.button, more, ...saidIn(state).map(({ text }) => text)].join(', ');
    const aboveLimit = says(guest(state, more), number.above);
    const values = { ...state.values, about };
    return askNext({ ...aboveLimit, task: 'person', values }, now);
  }
  const said = guest(state, valueText(state, field, value) ?? skip ?? '–');
  return askNext({ ...said, values: { ...state.values, [name]: value } }, now);
}

/** Asks for the next value, or reads everything back. What does not hold any more is asked anew. */
function askNext(state: State, now: Date): State {
  const task = taskOf(state);
  if (task === undefined) return { ...state, phase: { at: 'menu' } };
  for (const [name, field] of askedFields(state)) {
    const { [name]: value, ...values } = state.values;
    if (value === undefined)
      return { ...says(state, field.ask), phase: { at: 'field', field: name } };
    const problem = problemWith(state, field, value, now);
    if (problem !== undefined) return askNext({ ...says(state, problem), values }, now);
  }
  return { ...says(state, task.check), phase: { at: 'check' } };
}

/** Why a day or a time cannot be taken, in the house's words. */
function problemWith(state: State, field: GuidedField, value: Value, now: Date) {
  if (typeof value !== 'string') return undefined;
  const { day, time } = field;
  const words = wordsOf(state.conversation);
  if (day) {
    if (isClosed(day, value)) return day.closed?.say;
    const isFree = freeDays(day, fieldWith(state, 'time')?.field, now).includes(value);
    return isFree ? undefined : words('noDay');
  }
  if (!time) return undefined;
  const times = timesOn(field, answerTo(state, 'day'), now);
  const free = times.flatMap((one) => (one.free ? one.time : []));
  if (free.includes(value)) return undefined;
  const next = free.find((one) => one > value) ?? free[0];
  return words(next ? 'gone' : 'noDay', { time: value, next: next ?? '' });
}
