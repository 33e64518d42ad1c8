import { z } from 'zod';
import { describeFields } from './described';

/** A schema as editors know it, with the German descriptions of its fields. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Turns a schema of the content into what programs for writing understand. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  describeFields(shape);
  return shape;
}
