import { type z } from 'zod';
import { dataSchemas } from '../../../src/content-model/data';
import { describeFields } from '../../../src/content-model/described';
import { guidedFile } from '../../../src/content-model/guided';
import { legalFrontmatter, postFrontmatter } from '../../../src/content-model/frontmatter';
import { glossary } from '../../../src/content-model/glossary';
import { page } from '../../../plugins/gatsby-source-content/read/page';
import { jsonSchemaOf } from '../../../src/content-model/json-schema';

const schemas: [string, z.ZodType][] = [
  ['page', page],
  ['guided', guidedFile],
  ['post', postFrontmatter],
  ['legal text', legalFrontmatter],
  ...Object.entries(dataSchemas),
];

/** Places of fields for which a description is wanting. */
function undescribed(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each: unknown) => undescribed(each, path));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key !== 'properties' || typeof value !== 'object' || value === null
      ? undescribed(value, path)
      : Object.entries(value).flatMap(([name, field]: [string, { description?: string }]) => [
          ...(field.description === undefined ? [`${path}.${name}`] : []),
          ...undescribed(field, `${path}.${name}`),
        ]),
  );
}

test.each(schemas)('every field of %s says what it means', (name, schema) => {
  expect([...new Set(undescribed(jsonSchemaOf(schema), name))]).toEqual([]);
});

test('the name of the field around decides where a name means two things', () => {
  const shape = { properties: { phoneHours: { properties: { to: {} } } } };
  describeFields(shape);
  expect(shape.properties.phoneHours.properties.to).toEqual({
    description: glossary['phoneHours.to'],
  });
});

test('every word of the glossary is used', () => {
  const text = schemas.map(([, schema]) => JSON.stringify(jsonSchemaOf(schema))).join('');
  const unused = Object.entries(glossary).filter(
    ([, words]) => !text.includes(JSON.stringify(words)),
  );
  expect(unused).toEqual([]);
});
