import type { JsonSchema } from '../../src/content-model/json-schema';

/** Kinds of one thing, such as sections, told apart by the value of one field. */
export type Variants = { typeKey: string; byName: ReadonlyMap<string, JsonSchema> };

/** The constant text of a schema that allows nothing else. */
export const constantOf = ({ const: only }: JsonSchema): string | undefined =>
  typeof only === 'string' ? only : undefined;

/** The kinds a schema chooses between; undefined when it is no such choice. */
export function variantsOf({ oneOf }: JsonSchema): Variants | undefined {
  const options = (oneOf ?? []).map(schemaOf);
  const typeKey = Object.entries(options[0]?.properties ?? {}).find(
    ([, schema]) => constantOf(schemaOf(schema)) !== undefined,
  )?.[0];
  if (typeKey === undefined) return undefined;
  const named = options.flatMap((option): [string, JsonSchema][] => {
    const { [typeKey]: type, ...properties } = option.properties ?? {};
    const name = constantOf(schemaOf(type));
    return name === undefined ? [] : [[name, { ...option, properties }]];
  });
  return { typeKey, byName: new Map(named) };
}

/** JSON Schema writes `true` for a place that takes anything. */
export const schemaOf = (schema: JsonSchema | boolean | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};
