import type { Conversation, GuidedField, GuidedTask, controls } from '../../content-model/guided';
import { wordsOf } from './messages';

/** How many of each dish. */
export type Counts = Readonly<Record<string, number>>;
/** A number, a day (ISO), a time, a chosen option, a text; '' for a field that was left out. */
export type Value = string | number | Counts;

export type Line = {
  from: 'assistant' | 'guest';
  text: string;
  /** Emergency numbers to ring up. */
  numbers?: Conversation['danger']['numbers'] | undefined;
};

/** A conversation as far as it is: plain data, which survives a reload. */
export type State = {
  /** Part of the address, see lib/conversation-anchor.ts. */
  anchor: string;
  /** Name of the visitor's own business, or nothing. */
  own: string;
  conversation: Conversation;
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

/** What is arranged; where it is only handed over, the values themselves are the sheet. */
type Task = Omit<GuidedTask, 'sheet'> & { sheet?: GuidedTask['sheet'] };

/** Handing over to a person is a task like the others: what for, who shall be rung up, and where. */
function handingOver({ conversation, task = '' }: State): Task {
  const words = wordsOf(conversation);
  const question = conversation.answers[task]?.note;
  return {
    button: words('handed'),
    fields: {
      about: { ask: words('about'), label: words('about'), text: 'free' },
      ...(question && { note: { ask: question, label: words('note'), text: 'free' } }),
      who: { ask: words('whoToCall'), text: 'name' },
      phone: { ask: words('whichNumber'), text: 'phone' },
    },
    check: words('handOver'),
    done: { say: words('willCall'), title: words('handed') },
  };
}

/** What is being arranged; what is no task of the file is handed over. */
export const taskOf = (state: State): Task | undefined =>
  state.task === undefined
    ? undefined
    : (state.conversation.tasks[state.task] ?? handingOver(state));

/** The fields that are asked for with the values so far, in order. */
export function askedFields(state: State) {
  const asked: [name: string, field: GuidedField][] = [];
  const isAsked = (name: string) => asked.some(([one]) => one === name);
  for (const [name, field] of Object.entries(taskOf(state)?.fields ?? {}))
    if (
      Object.entries(field.only ?? {}).every(
        ([other, allowed]) =>
          isAsked(other) && allowed.some((value) => value === state.values[other]),
      )
    )
      asked.push([name, field]);
  return asked;
}

/** The field that is asked with a control, and what was answered to it. */
export function fieldWith(state: State, control: (typeof controls)[number]) {
  const found = askedFields(state).find(([, one]) => one[control] !== undefined);
  return found && { field: found[1], value: state.values[found[0]] };
}

/** What was answered to the field that asks for a day, or for a time. */
export function answerTo(state: State, control: 'day' | 'time') {
  const value = fieldWith(state, control)?.value;
  return typeof value === 'string' ? value : undefined;
}
