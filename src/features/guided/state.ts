import type { Conversation, GuidedField, GuidedTask, controls } from '../../content-model/guided';
import { guidedWords } from './messages';

/** How many of each dish. */
type Counts = Readonly<Record<string, number>>;
/** A number, a day (ISO), a time, a chosen option, a text; '' for a field that was left out. */
export type Value = string | number | Counts;

type Line = {
  from: 'assistant' | 'guest';
  text: string;
  /** Emergency numbers to ring up. */
  numbers?: readonly string[] | undefined;
};

/** A conversation as far as it is: plain data, which survives a reload. */
export type State = {
  lines: readonly Line[];
  /** What the visitor is asked for; at the menu, which buttons. */
  phase:
    | { at: 'menu'; then?: readonly string[] | undefined }
    | { at: 'field'; field: string }
    | { at: 'check' | 'change' | 'done' };
  task?: string | undefined;
  values: Readonly<Record<string, Value>>;
  /** What goes to the person, word for word. */
  notes: readonly string[];
};

/** Handing over to a person is a task like the others: what for, who shall be rung up, and where. */
function handingOver(conversation: Conversation, question: string | undefined): GuidedTask {
  const words = guidedWords(conversation);
  const rows = [
    { term: words.about, value: '{about}' },
    ...(question === undefined ? [] : [{ term: words.note, value: '{note}' }]),
    { term: words.label.name, value: '{who}' },
    { term: words.label.phone, value: '{phone}' },
  ];
  return {
    button: words.handedTitle,
    fields: {
      about: { ask: words.about, label: words.about, text: 'free' },
      ...(question && { note: { ask: question, label: words.note, text: 'free' } }),
      who: { ask: words.whoToCall, text: 'name' },
      phone: { ask: words.whichNumber, text: 'phone' },
    },
    check: words.handOver,
    done: { say: words.willCall, title: words.handedTitle },
    sheet: { type: 'note', title: words.noteTo(conversation.human), subtitle: '{business}', rows },
  };
}

/** What is being arranged; what is no task of the file is handed over. */
export const taskOf = (conversation: Conversation, { task }: State): GuidedTask | undefined =>
  task === undefined
    ? undefined
    : (conversation.tasks[task] ?? handingOver(conversation, conversation.answers[task]?.note));

/** The fields that are asked for with the values so far, in order. */
export const askedFields = (
  conversation: Conversation,
  state: State,
): [name: string, field: GuidedField][] =>
  Object.entries(taskOf(conversation, state)?.fields ?? {}).filter(([, { only = {} }]) =>
    Object.entries(only).every(([name, allowed]) =>
      allowed.some((value) => value === state.values[name]),
    ),
  );

/** The field that is asked with a control, and what was answered to it. */
export function fieldWith(
  conversation: Conversation,
  state: State,
  control: (typeof controls)[number],
) {
  const found = askedFields(conversation, state).find(([, one]) => one[control] !== undefined);
  return found && { field: found[1], value: state.values[found[0]] };
}

/** What was answered to the field that asks for a day, or for a time. */
export function answerTo(conversation: Conversation, state: State, control: 'day' | 'time') {
  const value = fieldWith(conversation, state, control)?.value;
  return typeof value === 'string' ? value : undefined;
}
