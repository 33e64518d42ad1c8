import type { GuidedField } from '../../content-model/guided';
import { formatPrice } from '../../lib/format';
import { wordsOf } from './messages';
import { type State, type Value, askedFields, fieldWith, taskOf } from './state';
import { dayText } from './times';

/** A placeholder: its name, and whether the note of the chosen option is meant. */
const placeholder = /\{([a-z][a-z0-9-]*)(?:\.(note))?\}/g;
/** A part of a text that falls away where a placeholder in it has no value. */
const optionalPart = /\[([^\]]*)\]/g;

/** The visitor's own business, or that of the example. */
export const businessOf = ({ own, conversation }: State): string => own || conversation.business;

/** A text of the conversation with the business in it. */
export const withBusiness = (state: State, text: string): string =>
  text.replaceAll('{business}', businessOf(state));

/** A value as it is said; undefined where there is none. */
export function valueText(
  { conversation }: State,
  field: GuidedField,
  value: Value | undefined,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object')
    return Object.entries(value)
      .flatMap(([dish, count]) => (count > 0 ? `${count} ${dish}` : []))
      .join(', ');
  if (field.number)
    return wordsOf(conversation)(value === 1 ? 'person' : 'persons', { count: Number(value) });
  return field.day ? dayText(String(value), conversation.language) : String(value);
}

/** What a value is called on the sheet. */
export function labelOf({ conversation }: State, field: GuidedField): string {
  const { label, text, day } = field;
  if (label !== undefined) return label;
  return wordsOf(conversation)(text ?? (day ? 'day' : field.time ? 'time' : 'number'));
}

/** What was said so far, as the sheet lists it. */
export const saidIn = (state: State) =>
  askedFields(state)
    .filter(([name]) => state.values[name] !== undefined)
    .map(([name, field]) => ({
      name,
      label: labelOf(state, field),
      text: valueText(state, field, state.values[name]) ?? '–',
    }));

/** The option that was chosen for a field. */
export const optionOf = ({ choice = [] }: GuidedField, value: Value | undefined) =>
  choice.find((option) => option.value === value);

/** The dishes that were chosen, and how many of each. */
export function orderOf(state: State) {
  const { field, value } = fieldWith(state, 'items') ?? {};
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
export function tableOf(state: State) {
  const sheet = taskOf(state)?.sheet;
  const persons = fieldWith(state, 'number')?.value;
  if (sheet?.type !== 'seating' || typeof persons !== 'number') return undefined;
  const chosen = Object.values(state.values);
  return sheet.tables
    .filter(({ state: is, seats }) => is === 'free' && seats >= persons)
    .filter(({ place }) => place === undefined || chosen.includes(place))
    .sort((a, b) => a.seats - b.seats)[0];
}

/** What a placeholder stands for; undefined while nobody has said it. */
function meant(state: State, name: string, part?: string) {
  // Put in as it is shown: the visitor may write another name at any time.
  if (name === 'business') return '{business}';
  if (name === 'human') return state.conversation.human;
  if (name === 'total') return totalOf(orderOf(state));
  if (name === 'table') return tableOf(state)?.number.toString();
  const [, field] = askedFields(state).find(([one]) => one === name) ?? [];
  if (field === undefined) return undefined;
  const value = state.values[name];
  return part === 'note' ? optionOf(field, value)?.note : valueText(state, field, value);
}

/** Whether all that a text names has been said. */
export const isFilled = (state: State, text: string): boolean =>
  [...text.replace(optionalPart, '').matchAll(placeholder)].every(
    ([, name = '', part]) => meant(state, name, part) !== undefined,
  );

/**
 * A text of the conversation with what was said in it. A part in brackets falls away where something
 * in it was not said.
 * @param missing stands for what was not said elsewhere; without it the placeholder stays, and the
 * walk of all buttons finds it
 */
export const fill = (state: State, text: string, missing?: string): string =>
  text
    .replace(optionalPart, (_all, part: string) => (isFilled(state, part) ? part : ''))
    .replace(
      placeholder,
      (all, name: string, part?: string) => meant(state, name, part) ?? missing ?? all,
    )
    .replace(/ {2,}/g, ' ')
    .trim();
