import type { z } from 'zod';
import { jsonSchemaOf } from '../../src/content-model/json-schema';
import { isRecord } from '../../src/lib/is-record';

/** A field as the guide lists it: `cards[].title` is the title of each card. */
export type Field = { name: string; required: boolean; meaning: string };

/** What a drawn example consists of is seen best in one that exists. */
const leftOut = ['stage'];

/** A whole file of content/data, which a page gets without asking for it. */
const isFilledIn = ({ default: preset }: Record<string, unknown>): boolean =>
  isRecord(preset) && preset['$ref'] === 'data';

/** The fields of a section, and those of its parts. */
export const fieldsOf = (section: z.ZodType): Field[] => listed(jsonSchemaOf(section), '');

function listed(schema: unknown, before: string): Field[] {
  if (!isRecord(schema)) return [];
  // Of alternatives, all fields are offered.
  const alternatives = [schema['anyOf'], schema['oneOf']].filter(Array.isArray).flat();
  if (alternatives.length > 0) return alternatives.flatMap((each) => listed(each, before));
  if (isRecord(schema['items'])) return listed(schema['items'], `${before.slice(0, -1)}[].`);
  const { properties } = schema;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  if (!isRecord(properties)) return [];
  return Object.entries(properties).flatMap(([key, field]) => {
    if (key === 'kind' || !isRecord(field) || isFilledIn(field)) return [];
    const name = `${before}${key}`;
    const own = {
      name,
      required: required.includes(key) && field['default'] === undefined,
      meaning: `${String(field['description'])}${limits(field)}`,
    };
    return [own, ...(leftOut.includes(key) ? [] : listed(field, `${name}.`))];
  });
}

/** Allowed values, and how many entries or characters. */
function limits(field: Record<string, unknown>): string {
  const { enum: values, minItems, maxItems, maxLength } = field;
  if (Array.isArray(values)) return `: ${values.map((value) => `\`${String(value)}\``).join(', ')}`;
  const [least, most] = [minItems, maxItems].map(Number);
  if (minItems !== undefined && minItems === maxItems) return ` (${least} Einträge)`;
  if (minItems !== undefined && maxItems !== undefined) return ` (${least} bis ${most} Einträge)`;
  if (maxItems !== undefined) return ` (bis zu ${most} Einträge)`;
  return maxLength === undefined ? '' : ` (bis zu ${Number(maxLength)} Zeichen)`;
}
