import type { z } from 'zod';
import { jsonSchemaOf } from '../../src/content-model/json-schema';
import { isRecord } from '../../src/lib/is-record';

/** A field of a section as the guide lists it. */
export type Field = { name: string; required: boolean; meaning: string };

/** A whole file of content/data, which a page gets without asking for it. */
const isFilledIn = ({ default: preset }: Record<string, unknown>): boolean =>
  isRecord(preset) && preset['$ref'] === 'data';

/** The fields of a section; those of its parts are shown while one writes. */
export function fieldsOf(section: z.ZodType): Field[] {
  const { properties = {}, required = [] } = jsonSchemaOf(section);
  return Object.entries(properties).flatMap(([name, field]) =>
    name === 'kind' || !isRecord(field) || isFilledIn(field)
      ? []
      : {
          name,
          required: required.includes(name) && field['default'] === undefined,
          meaning: `${String(field['description'])}${limits(field)}`,
        },
  );
}

/** Allowed values, and how many entries or characters, as the guide's first lines say. */
function limits(field: Record<string, unknown>): string {
  const { enum: values, minItems, maxItems, maxLength } = field;
  if (Array.isArray(values)) return `: ${values.map((value) => `\`${String(value)}\``).join(', ')}`;
  if (maxItems !== undefined) {
    const least = minItems === undefined ? 'bis ' : `${Number(minItems)}–`;
    return ` (${minItems === maxItems ? '' : least}${Number(maxItems)})`;
  }
  return maxLength === undefined ? '' : ` (bis ${Number(maxLength)} Zeichen)`;
}
