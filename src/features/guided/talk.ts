import type { Conversation } from '../../content-model/guided';
import { problemWith, stillAsked } from './ask';
import { fill, valueText } from './fill';
import { guidedWords } from './messages';
import {
  type Line,
  type Phase,
  type State,
  type Value,
  answerTo,
  askedFields,
  fieldWith,
  taskOf,
} from './state';
import { tableOf } from './tables';
import { timesOn } from './times';

/** What the visitor does. */
export type Action =
  | { do: 'choose'; id: string }
  /** All that can be asked. */
  | { do: 'menu' }
  | { do: 'answer'; value: Value }
  /** More than the assistant may decide. */
  | { do: 'above' }
  | { do: 'confirm' }
  | { do: 'change'; field?: string }
  | { do: 'cancel' }
  | { do: 'note'; text: string }
  | { do: 'person'; name: string; phone: string };

/** How every conversation begins. */
export function start(conversation: Conversation): State {
  const state: State = { lines: [], phase: { at: 'menu' }, values: {}, notes: [] };
  return says(conversation, state, conversation.greeting);
}

/** @returns the conversation after what the visitor has done */
export function talk(conversation: Conversation, state: State, action: Action, now: Date): State {
  const words = guidedWords(conversation);
  switch (action.do) {
    case 'menu':
      return { ...state, phase: { at: 'menu' } };
    case 'choose':
      return choose(conversation, state, action.id, now);
    case 'answer':
      return answer(conversation, state, action.value, now);
    case 'above': {
      const [, field] = currentField(conversation, state) ?? [];
      const [, max = 0] = field?.number ?? [];
      const asked = guest(state, words.more(max));
      return toPerson(conversation, asked, field?.above ?? '', taskOf(conversation, state)?.button);
    }
    case 'confirm':
      return confirm(conversation, guest(state, words.yes), now);
    case 'change': {
      if (action.field === undefined)
        return {
          ...says(conversation, guest(state, words.change), words.whatToChange),
          phase: { at: 'change' },
        };
      const ask = taskOf(conversation, state)?.fields[action.field]?.ask ?? '';
      return { ...says(conversation, state, ask), phase: { at: 'field', field: action.field } };
    }
    case 'cancel': {
      const said = says(conversation, guest(state, words.cancel), words.cancelled);
      return { ...said, phase: { at: 'menu' }, task: undefined, values: {} };
    }
    case 'note':
      return note(conversation, state, action.text);
    case 'person': {
      const { name, phone } = action;
      const about = state.phase.at === 'person' ? state.phase.about : '';
      const told = says(
        conversation,
        guest(state, `${name}, ${phone}`),
        words.willCall(conversation.human),
      );
      return { ...told, person: { name, phone }, phase: { at: 'handed', about } };
    }
  }
}

const add = (state: State, ...lines: Line[]): State => ({
  ...state,
  lines: [...state.lines, ...lines],
});
const guest = (state: State, text: string): State => add(state, { from: 'guest', text });
const says = (
  conversation: Conversation,
  state: State,
  text: string,
  more: Partial<Line> = {},
): State => add(state, { from: 'assistant', text: fill(conversation, state, text), ...more });

const currentField = ({ tasks }: Conversation, { task, phase }: State) => {
  const field = phase.at === 'field' ? tasks[task ?? '']?.fields[phase.field] : undefined;
  return phase.at === 'field' && field ? ([phase.field, field] as const) : undefined;
};

function choose(conversation: Conversation, state: State, id: string, now: Date): State {
  const task = conversation.tasks[id];
  if (task) {
    const begun = { ...guest(state, task.button), task: id, values: {}, notes: [] };
    return askNext(conversation, begun, now);
  }
  const chosen = conversation.answers[id];
  if (!chosen) return state;
  const { button, say, numbers, link, note: question, human, then } = chosen;
  const left = { ...guest(state, button), task: undefined, values: {} };
  if (question === undefined && human)
    return toPerson(conversation, left, say, button, { numbers, link });
  const told = says(conversation, left, say, { numbers, link });
  if (question === undefined) return { ...told, phase: { at: 'menu', then } };
  return { ...says(conversation, told, question), phase: { at: 'note', answer: id } };
}

/** Asks for the next value, or reads everything back. */
function askNext(conversation: Conversation, state: State, now: Date): State {
  const task = taskOf(conversation, state);
  if (task === undefined) return { ...state, phase: { at: 'menu' } };
  const fields = askedFields(task, state.values);
  const [name, field] = fields.find(([one]) => state.values[one] === undefined) ?? [];
  if (name !== undefined && field) {
    const phase: Phase = { at: 'field', field: name };
    return { ...says(conversation, state, field.ask), phase };
  }
  if (task.sheet.type === 'seating' && tableOf(task, state.values) === undefined) {
    const { noTable } = guidedWords(conversation);
    return toPerson(conversation, state, noTable(conversation.human), task.button);
  }
  const time = goneTime(conversation, state, now);
  if (time) return time;
  return { ...says(conversation, state, task.check), phase: { at: 'check' } };
}

function answer(conversation: Conversation, state: State, value: Value, now: Date): State {
  const [name, field] = currentField(conversation, state) ?? [];
  if (name === undefined || field === undefined) return state;
  const words = guidedWords(conversation);
  if (field.number && Number(value) > field.number[1])
    return talk(conversation, state, { do: 'above' }, now);
  const text = valueText(conversation, field, value) ?? field.skip ?? words.leftOut;
  const said = guest(state, text);
  const problem = problemWith(conversation, state, field, value, now);
  if (problem) return says(conversation, said, problem);
  const values = { ...state.values, [name]: value };
  return askNext(
    conversation,
    { ...said, values: stillAsked(conversation, { ...state, values }, now) },
    now,
  );
}

/** A time that has gone by since it was chosen is asked for again. */
function goneTime(conversation: Conversation, state: State, now: Date): State | undefined {
  const [name, field] = fieldWith(taskOf(conversation, state), 'time') ?? [];
  const value = name === undefined ? undefined : state.values[name];
  if (name === undefined || field === undefined || value === undefined) return undefined;
  const problem = problemWith(conversation, state, field, value, now);
  if (problem === undefined) return undefined;
  const [day = ''] = fieldWith(taskOf(conversation, state), 'day') ?? [];
  const times = timesOn(field, answerTo(conversation, state, 'day'), now);
  const without = times.some(({ free }) => free) ? [name] : [name, day];
  const values = Object.fromEntries(
    Object.entries(state.values).filter(([one]) => !without.includes(one)),
  );
  return askNext(conversation, { ...says(conversation, state, problem), values }, now);
}

function confirm(conversation: Conversation, state: State, now: Date): State {
  const task = taskOf(conversation, state);
  if (task === undefined) return state;
  const gone = goneTime(conversation, state, now);
  return gone ?? { ...says(conversation, state, task.done.say), phase: { at: 'done' } };
}

/** Notes what was written, word for word, and goes on where it was. */
function note(conversation: Conversation, state: State, text: string): State {
  const words = guidedWords(conversation);
  const { human, danger } = conversation;
  const noted = { ...guest(state, text), notes: [...state.notes, text] };
  const { phase } = state;
  if (phase.at === 'note') {
    const asked = conversation.answers[phase.answer];
    if (asked?.human) return toPerson(conversation, noted, '', asked.button);
    const said = says(conversation, noted, words.noted(human), { numbers: danger.numbers });
    return { ...said, phase: { at: 'menu', then: asked?.then } };
  }
  const said = says(conversation, noted, words.noted(human), { numbers: danger.numbers });
  const [, field] = currentField(conversation, state) ?? [];
  return field ? says(conversation, said, field.ask) : said;
}

/** Hands over to the person: who shall be rung up? */
function toPerson(
  conversation: Conversation,
  state: State,
  say: string,
  about = '',
  more: Partial<Line> = {},
): State {
  const words = guidedWords(conversation);
  const told = say === '' ? state : says(conversation, state, say, more);
  const phase: Phase = { at: 'person', about };
  return { ...says(conversation, told, words.whoToCall(conversation.human)), phase };
}
