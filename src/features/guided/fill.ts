import type { Conversation, GuidedField } from '../../content-model/guided';
import { optionalPart, placeholder } from '../../content-model/guided-text';
import { formatPrice } from '../../lib/format';
import { guidedWords } from './messages';
import { type State, type Value, askedFields, fieldWith, taskOf } from './state';
import { dayText } from './times';

/** Where the visitor's own business stands; put in as it is shown (withBusiness). */
const business = '{business}';

/** A text of a conversation with the visitor's own business in it. */
export const withBusiness = (text: string, name: string): string => text.replaceAll(business, name);

/** A value as it is said; undefined where there is none. */
export function valueText(
  conversation: Conversation,
  field: GuidedField,
  value: Value | undefined,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object')
    return Object.entries(value)
      .flatMap(([dish, count]) => (count > 0 ? `${count} ${dish}` : []))
      .join(', ');
  if (field.number && field.label === undefined)
    return guidedWords(conversation).persons(Number(value));
  return field.day ? dayText(String(value), conversation.language) : String(value);
}

/** What a value is called on the sheet. */
export function labelOf(conversation: Conversation, field: GuidedField): string {
  const { label } = guidedWords(conversation);
  if (field.label !== undefined) return field.label;
  if (field.text !== undefined) return label[field.text];
  if (field.day) return label.day;
  return field.time ? label.time : label.number;
}

/** The option that was chosen for a field. */
export const optionOf = ({ choice = [] }: GuidedField, value: Value | undefined) =>
  choice.find((option) => option.value === value);

/** The dishes that were chosen, and how many of each. */
export function orderOf(conversation: Conversation, state: State) {
  const { field, value } = fieldWith(conversation, state, 'items') ?? {};
  return (field?.items ?? []).flatMap((item) => {
    const count = typeof value === 'object' ? (value[item.value] ?? 0) : 0;
    return count > 0 ? [{ ...item, count }] : [];
  });
}

/** Adds up in cents: sums of decimal euros would show rounding errors. */
export const totalOf = (lines: readonly { price: number; count: number }[]): string =>
  formatPrice(
    lines.reduce((sum, { price, count }) => sum + Math.round(price * 100) * count, 0) / 100,
  );

/** The smallest free table of a seating plan where all can sit, at the place that was chosen. */
export function tableOf(conversation: Conversation, state: State) {
  const sheet = taskOf(conversation, state)?.sheet;
  const persons = fieldWith(conversation, state, 'number')?.value;
  if (sheet?.type !== 'seating' || typeof persons !== 'number') return undefined;
  const chosen = Object.values(state.values);
  return sheet.tables
    .filter(({ state: is, seats }) => is === 'free' && seats >= persons)
    .filter(({ place }) => place === undefined || chosen.includes(place))
    .sort((a, b) => a.seats - b.seats)[0];
}

/** What a placeholder stands for; undefined while nobody has said it. */
function meant(conversation: Conversation, state: State, name: string, part?: string) {
  if (name === 'business') return business;
  if (name === 'human') return conversation.human;
  if (name === 'total') return totalOf(orderOf(conversation, state));
  if (name === 'table') return tableOf(conversation, state)?.number.toString();
  const [, field] = askedFields(conversation, state).find(([one]) => one === name) ?? [];
  if (field === undefined) return undefined;
  const value = state.values[name];
  return part === 'note' ? optionOf(field, value)?.note : valueText(conversation, field, value);
}

/** Whether all that a text names has been said. */
export const isFilled = (conversation: Conversation, state: State, text: string): boolean =>
  [...text.replace(optionalPart, '').matchAll(placeholder)].every(
    ([, name = '', part]) => meant(conversation, state, name, part) !== undefined,
  );

/**
 * A text of the conversation with what was said in it. A part in brackets falls away where something
 * in it was not said.
 * @param missing stands for what was not said elsewhere; without it the placeholder stays, and the
 * walk of all buttons finds it
 */
export const fill = (
  conversation: Conversation,
  state: State,
  text: string,
  missing?: string,
): string =>
  text
    .replace(optionalPart, (_all, part: string) =>
      isFilled(conversation, state, part) ? part : '',
    )
    .replace(
      placeholder,
      (all, name: string, part?: string) =>
        meant(conversation, state, name, part) ?? missing ?? all,
    )
    .replace(/ {2,}/g, ' ')
    .trim();
