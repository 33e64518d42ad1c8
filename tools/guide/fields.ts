import type { z } from 'zod';
import { jsonSchemaOf } from '../../src/content-model/json-schema';
import { isRecord } from '../../src/lib/is-record';

/** A field of a section as the guide lists it. */
export type Field = { name: string; required: boolean; meaning: string };

/** A whole file of content/data, which a page gets without asking for it. */
const isFilledIn = ({ default: preset }: Record<string, unknown>): boolean =>
  isRecord(preset) && preset['$ref'] === 'data';

/** The fields of a section, and the names of theirs; what those mean is shown while one writes. */
export const fieldsOf = (section: z.ZodType): Field[] =>
  within(jsonSchemaOf(section)).map(({ name, required, field }) => ({
    name,
    required,
    meaning: `${String(field['description'])}${limits(field)}`,
  }));

function within({ properties, required = [] }: Record<string, unknown>) {
  const needed: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, field]) =>
    name === 'kind' || !isRecord(field) || isFilledIn(field)
      ? []
      : { name, field, required: needed.includes(name) && field['default'] === undefined },
  );
}

/** The names of a field's own fields, or of those of its entries. */
function parts(field: Record<string, unknown>): string {
  const names = within(isRecord(field['items']) ? field['items'] : field).map(marked);
  return names.join(', ');
}

/** A field's name, with a mark when it is not needed. */
export const marked = ({ name, required }: Pick<Field, 'name' | 'required'>): string =>
  `\`${name}\`${required ? '' : '°'}`;

/** Allowed values; how many entries or characters, and the fields within. */
function limits(field: Record<string, unknown>): string {
  const { enum: values } = field;
  if (Array.isArray(values)) return `: ${values.map((value) => `\`${String(value)}\``).join(', ')}`;
  const notes = [count(field), parts(field)].filter(Boolean).join('; ');
  return notes && ` (${notes})`;
}

function count({ minItems, maxItems, maxLength }: Record<string, unknown>): string {
  if (maxItems !== undefined) {
    const least = minItems === undefined ? 'bis ' : `${Number(minItems)}–`;
    return `${minItems === maxItems ? '' : least}${Number(maxItems)}`;
  }
  return maxLength === undefined ? '' : `bis ${Number(maxLength)} Zeichen`;
}
