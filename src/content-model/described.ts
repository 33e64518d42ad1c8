import { glossary } from './glossary';

type Schema = { [key: string]: unknown };
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Descriptions for fields without one in their schema; the parent's name may decide. */
function meaningOf(parent: string, name: string): string | undefined {
  return glossary[`${parent}.${name}`] ?? glossary[name] ?? glossary[`${parent}.*`];
}

/**
 * Gives every field of a JSON Schema a description: its own, or that of the glossary.
 * @param parent name of the field the schema belongs to
 */
export function describeFields(schema: unknown, parent = ''): void {
  if (Array.isArray(schema)) for (const each of schema) describeFields(each, parent);
  if (!isSchema(schema)) return;
  const { properties, ...others } = schema;
  for (const value of Object.values(others)) describeFields(value, parent);
  if (!isSchema(properties)) return;
  for (const [name, field] of Object.entries(properties)) {
    if (!isSchema(field)) continue;
    field['description'] ??= name === 'kind' ? 'Art des Abschnitts' : meaningOf(parent, name);
    describeFields(field, name);
  }
}
