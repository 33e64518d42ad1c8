import type { JsonSchema } from '../../src/content-model/json-schema';
import { isRecord } from '../../src/lib/is-record';
import { hintOf, labelOf, nameOfKind } from './labels';
import { constantOf, schemaOf, variantsOf, type Variants } from './variants';

/** A field of the editor; its configuration is JSON, which leaves out what is undefined. */
export type Field = { name: string; widget: string; [option: string]: unknown };
/** What may be chosen, by the name that a schema gives with `choices`. */
export type Choices = Readonly<Record<string, readonly { label: string; value: string }[]>>;

/** What stands at one place of the content already: its free names and the length of its texts. */
type Written = readonly unknown[];

const below = (written: Written, name: string): Written =>
  written.flatMap((value) => (isRecord(value) && name in value ? [value[name]] : []));

/** From this length on a text field gets several lines. */
const oneLine = 70;

/** Lists of things show the first of these that they have. */
const titles = ['title', 'heading', 'question', 'label', 'name', 'term', 'text', 'value', 'id'];

/** The editor refuses to start with other names; what has one stays in its file as it is. */
const possibleName = /^[^\s.*:<>]+$/;

/**
 * The editor's fields for an object of the content.
 * @param written all the values that stand at this place now
 */
export function fieldsOf(schema: JsonSchema, written: Written, choices: Choices): Field[] {
  const required = new Set(schema.required);
  const named = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldOf(name, schemaOf(field), below(written, name), choices, required.has(name)),
  );
  const free = schemaOf(schema.additionalProperties);
  const keys = new Set(written.flatMap((value) => (isRecord(value) ? Object.keys(value) : [])));
  const others =
    schema.properties === undefined ? [...keys].filter((key) => possibleName.test(key)) : [];
  return [
    ...named,
    ...others.map((name) => fieldOf(name, free, below(written, name), choices, true)),
  ].filter((field) => field !== undefined);
}

/**
 * The editor's field for a field of the content; none for those the site fills in itself.
 * @param written all the values that stand at this place now
 */
export function fieldOf(
  name: string,
  schema: JsonSchema,
  written: Written,
  choices: Choices,
  required: boolean,
): Field | undefined {
  const constant = constantOf(schema);
  if (constant !== undefined) return { name, widget: 'hidden', default: constant };
  const kind = kindOf(schema, written, choices);
  if (kind === undefined) return undefined;
  const { description, default: value } = schema;
  const label = labelOf(name, description);
  return { name, label, hint: hintOf(label, description), required, default: value, ...kind };
}

type Kind = { widget: string; fields?: Field[]; [option: string]: unknown };

function kindOf(schema: JsonSchema, written: Written, choices: Choices): Kind | undefined {
  const variants = variantsOf(schema);
  if (variants) return { widget: 'object', ...typesOf(variants, written, choices) };
  const chosen = typeof schema.choices === 'string' ? choices[schema.choices] : undefined;
  if (chosen) return { widget: 'select', options: chosen };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  const { picture } = schema;
  if (typeof picture === 'string')
    return {
      ...{ widget: 'image', choose_url: false },
      // Those beside a post are where its collection says.
      ...(picture !== 'beside' && { media_folder: `/${picture}`, public_folder: '' }),
    };
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object': {
      // The author chooses the keys, so the form cannot list them.
      const object = objectOf(schema, written, choices);
      return object.fields?.length === 0 ? undefined : object;
    }
    case 'array':
      return listOf(schema, written, choices);
    case 'string':
      return textOf(schema, written);
    case 'boolean':
      return { widget: 'boolean' };
    case 'number':
    case 'integer':
      return numberOf(schema);
    default:
      return undefined;
  }
}

function objectOf(schema: JsonSchema, written: Written, choices: Choices): Kind {
  if (schemaOf(schema.additionalProperties).type === 'string')
    return { widget: 'keyvalue', key_label: 'Name', value_label: 'Wert' };
  return { widget: 'object', fields: fieldsOf(schema, written, choices) };
}

function listOf(schema: JsonSchema, written: Written, choices: Choices): Kind {
  const item = schemaOf(Array.isArray(schema.items) ? schema.items[0] : schema.items);
  const items = written.flatMap((value) =>
    Array.isArray(value) ? Array.from<unknown>(value) : [],
  );
  const list = { widget: 'list', min: schema.minItems, max: schema.maxItems };
  const variants = variantsOf(item);
  if (variants) return { ...list, collapsed: true, ...typesOf(variants, items, choices) };
  const chosen = typeof item.choices === 'string' ? choices[item.choices] : undefined;
  if (chosen) return { ...list, widget: 'select', multiple: true, options: chosen };
  if (item.type !== 'object') {
    const field = fieldOf('item', item, items, choices, true);
    return { ...list, ...(field && { field: { ...field, label: 'Eintrag' } }) };
  }
  const fields = fieldsOf(item, items, choices);
  return { ...list, collapsed: true, summary: summaryOf(fields), fields };
}

function typesOf({ typeKey, byName }: Variants, written: Written, choices: Choices) {
  const types = [...byName].map(([name, schema]) => {
    const own = written.filter((value) => isRecord(value) && value[typeKey] === name);
    const fields = fieldsOf(schema, own, choices);
    return { name, label: nameOfKind(name), widget: 'object', summary: summaryOf(fields), fields };
  });
  return { typeKey, types };
}

function summaryOf(fields: readonly Field[]): string {
  const names = fields.map(({ name }) => name);
  const first = titles.find((title) => names.includes(title)) ?? names[0];
  return first === undefined ? '' : `{{${first}}}`;
}

function textOf({ format, pattern, minLength, maxLength }: JsonSchema, written: Written): Kind {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const long = written.some((text) => typeof text === 'string' && text.length > oneLine);
  return {
    widget: long ? 'text' : 'string',
    ...(format === undefined && pattern !== undefined && { pattern: [pattern, badPattern] }),
    minlength: minLength === 1 ? undefined : minLength,
    maxlength: maxLength,
  };
}

const badPattern = 'In dieser Schreibweise geht es nicht; die übrigen Einträge zeigen, wie.';

function numberOf({ type, minimum, maximum }: JsonSchema): Kind {
  const whole = type === 'integer';
  return {
    widget: 'number',
    value_type: whole ? 'int' : 'float',
    step: whole ? 1 : 0.01,
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}
