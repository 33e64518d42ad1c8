import type { Conversation, GuidedField, GuidedTask } from '../../content-model/guided';
import type { Action as Link } from '../../content-model/primitives';

/** How many of each dish. */
export type Counts = Readonly<Record<string, number>>;
/** A number, a day (ISO), a time, a chosen option, a text; '' for a field that was left out. */
export type Value = string | number | Counts;

export type Line = {
  from: 'assistant' | 'guest';
  text: string;
  /** Emergency numbers to ring up. */
  numbers?: readonly string[] | undefined;
  link?: Link | undefined;
};

/** What the visitor is asked for. */
export type Phase =
  | { at: 'menu'; then?: readonly string[] | undefined }
  | { at: 'field'; field: string }
  | { at: 'check' }
  | { at: 'change' }
  | { at: 'note'; answer: string }
  | { at: 'person'; about: string }
  | { at: 'done' }
  | { at: 'handed'; about: string };

/** A conversation as far as it is: plain data, which survives a reload. */
export type State = {
  lines: readonly Line[];
  phase: Phase;
  task?: string | undefined;
  values: Readonly<Record<string, Value>>;
  /** What goes to the person, word for word. */
  notes: readonly string[];
  person?: { name: string; phone: string } | undefined;
};

export const taskOf = (conversation: Conversation, state: State): GuidedTask | undefined =>
  state.task === undefined ? undefined : conversation.tasks[state.task];

/** The fields that a task asks for with these values, in order. */
export const askedFields = (
  task: GuidedTask | undefined,
  values: State['values'],
): [name: string, field: GuidedField][] =>
  Object.entries(task?.fields ?? {}).filter(([, { only = {} }]) =>
    Object.entries(only).every(([name, allowed]) =>
      allowed.some((value) => value === values[name]),
    ),
  );

/** The field of a task that asks for a day, or for a time. */
export const fieldWith = (
  task: GuidedTask | undefined,
  control: 'day' | 'time' | 'number' | 'items',
): [name: string, field: GuidedField] | undefined =>
  Object.entries(task?.fields ?? {}).find(([, field]) => field[control] !== undefined);

/** What was answered to the field that asks for a day, or for a time. */
export function answerTo(
  conversation: Conversation,
  state: State,
  control: 'day' | 'time',
): string | undefined {
  const [name = ''] = fieldWith(taskOf(conversation, state), control) ?? [];
  const value = state.values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
