import type { Conversation, GuidedField } from '../../content-model/guided';
import { optionalPart, placeholder } from '../../content-model/guided-text';
import { formatPrice } from '../../lib/format';
import { guidedWords } from './messages';
import { type Counts, type State, type Value, askedFields, taskOf } from './state';
import { tableOf } from './tables';
import { dayText } from './times';

/** Where the visitor's own business stands; put in as it is shown (withBusiness). */
const business = '{business}';

/** Every text of a conversation with the visitor's own business in it. */
export const withBusiness = (text: string, name: string): string => text.replaceAll(business, name);

export const isCounts = (value: Value | undefined): value is Counts => typeof value === 'object';

const optionOf = (field: GuidedField | undefined, value: Value | undefined) =>
  field?.choice?.find((option) => option.value === value);

/** What a field is called where its value can be changed. */
export function labelOf(conversation: Conversation, field: GuidedField): string {
  const { label } = guidedWords(conversation);
  const control = controls.find((one) => field[one] !== undefined) ?? 'choice';
  return field.label ?? label[field.text ?? control];
}
const controls = ['number', 'day', 'time', 'choice', 'items'] as const;

/** A value as it is said; undefined where there is none. */
export function valueText(
  conversation: Conversation,
  field: GuidedField,
  value: Value | undefined,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (isCounts(value)) {
    const ordered = Object.entries(value).filter(([, count]) => count > 0);
    return ordered.length === 0
      ? undefined
      : ordered.map(([dish, count]) => `${count} ${dish}`).join(', ');
  }
  if (field.number) {
    const [one, many] = field.unit ?? guidedWords(conversation).unit;
    return `${value} ${value === 1 ? one : many}`;
  }
  return field.day === undefined ? String(value) : dayText(String(value), conversation.language);
}

/** The sum of all that was chosen, in cents; decimal euros would show rounding errors. */
function total(conversation: Conversation, { values, ...state }: State): number | undefined {
  let cents = 0;
  let isPriced = false;
  for (const [name, field] of askedFields(taskOf(conversation, { values, ...state }), values)) {
    const value = values[name];
    const price = optionOf(field, value)?.price;
    const lines = isCounts(value)
      ? (field.items ?? []).map((item) => [item.price, value[item.value] ?? 0] as const)
      : price === undefined
        ? []
        : [[price, 1] as const];
    for (const [each, count] of lines) {
      cents += Math.round(each * 100) * count;
      isPriced ||= count > 0;
    }
  }
  return isPriced ? cents : undefined;
}

/** What a placeholder stands for; undefined while nobody has said it. */
function told(conversation: Conversation, state: State, name: string, part?: string) {
  switch (name) {
    case 'business':
      return business;
    case 'human':
      return conversation.human;
    case 'total': {
      const cents = total(conversation, state);
      return cents === undefined ? undefined : formatPrice(cents / 100);
    }
    case 'table':
      return tableOf(taskOf(conversation, state), state.values)?.number.toString();
  }
  const [, field] =
    askedFields(taskOf(conversation, state), state.values).find(([one]) => one === name) ?? [];
  if (field === undefined) return undefined;
  const option = optionOf(field, state.values[name]);
  if (part === 'note') return option?.note;
  if (part === 'minutes') return option?.minutes?.toString();
  if (part === 'price') return option?.price === undefined ? undefined : formatPrice(option.price);
  return valueText(conversation, field, state.values[name]);
}

/**
 * A text of the conversation with what was said in it. A part in brackets falls away where something
 * in it was not said.
 * @param missing stands for what was not said elsewhere; without it the placeholder stays, and the walk of all buttons finds it
 */
export function fill(
  conversation: Conversation,
  state: State,
  text: string,
  missing?: string,
): string {
  const put = (whole: string): string =>
    whole.replace(
      placeholder,
      (all, name: string, part?: string) => told(conversation, state, name, part) ?? missing ?? all,
    );
  return put(
    text.replace(optionalPart, (_all, part: string) =>
      isFilled(conversation, state, part) ? part : '',
    ),
  )
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Whether all that a text names has been said. */
export const isFilled = (conversation: Conversation, state: State, text: string): boolean =>
  [...text.replace(optionalPart, '').matchAll(placeholder)].every(
    ([, name = '', part]) => told(conversation, state, name, part) !== undefined,
  );
