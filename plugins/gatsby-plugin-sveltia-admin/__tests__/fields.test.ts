import { z } from 'zod';
import { jsonSchemaOf } from '../../../src/content-model/json-schema';
import { derivedFrom } from '../../../src/content-model/derived';
import { action, plainText } from '../../../src/content-model/primitives';
import { imageAddress, reference } from '../../../src/content-model/references';
import { dataFile } from '../../../src/content-model/sources';
import { fieldsOf } from '../fields';

const choices = { assistants: [{ label: 'Selina', value: 'selina' }] };
const fields = (schema: z.ZodType, ...written: unknown[]) =>
  fieldsOf(jsonSchemaOf(schema), written, choices);
const one = (schema: z.ZodType, written?: unknown) =>
  fields(z.strictObject({ it: schema }), { it: written })[0];

test('a field that is added to a schema shows up, with its German description', () => {
  const before = z.strictObject({ heading: plainText });
  const after = before.extend({
    parking: plainText.optional().describe('Wo Kunden ihr Auto abstellen'),
  });
  expect(fields(before)).toHaveLength(1);
  expect(fields(after)[1]).toMatchObject({
    name: 'parking',
    widget: 'string',
    required: false,
    label: 'Wo Kunden ihr Auto abstellen',
  });
});

test.each([
  ['Thema: name aus blog.yaml', 'Thema', 'Name aus blog.yaml'],
  ['Ein, zwei Sätze darunter', 'Ein, zwei Sätze darunter', undefined],
  ['Titelbild, mindestens 1200 Pixel breit', 'Titelbild', 'Mindestens 1200 Pixel breit'],
  ['Ende, etwa 9:30', 'Ende', 'Etwa 9:30'],
  ['Kontaktband (nicht auf Formularen)', 'Kontaktband', 'Nicht auf Formularen'],
])('„%s“ stands over a field as „%s“, the rest below it', (description, label, hint) => {
  const field = one(plainText.describe(description));
  expect(field).toMatchObject({ label });
  expect(field?.['hint']).toBe(hint);
});

test('a picture of any section is chosen or uploaded, and its address may begin with a slash', () => {
  expect(one(imageAddress)).toMatchObject({ widget: 'image', media_folder: '/content/images' });
  const file = 'portraits/luigi.svg';
  expect([file, `/${file}`].map((name) => imageAddress.parse(name))).toEqual(
    Array(2).fill({ $ref: 'file', file }),
  );
});

test('what the site fills in itself is not asked for', () => {
  const schema = z.strictObject({ tag: derivedFrom('date'), trainings: dataFile('trainings') });
  expect(fields(schema)).toEqual([]);
});

test('a free name the editor refuses is not offered', () => {
  const words = z.record(plainText, z.array(plainText));
  const names = one(words, { nimmer: ['nima'], 'nicht mehr': ['nimma'], 'z.B': ['zb'] });
  expect(names?.['fields']).toMatchObject([{ name: 'nimmer' }]);
});

test('kinds of one thing are chosen by their name, each with its own fields', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('closing'), actions: z.array(action).max(2) }),
    z.strictObject({ kind: z.literal('notice'), text: plainText }),
  ]);
  const expected = {
    typeKey: 'kind',
    types: [
      { name: 'closing', fields: [{ name: 'actions', widget: 'list', max: 2 }] },
      { name: 'notice', fields: [{ name: 'text' }], summary: '{{text}}' },
    ],
  };
  expect(one(kinds)).toMatchObject({ widget: 'object', ...expected });
  expect(one(z.array(kinds))).toMatchObject({ widget: 'list', ...expected });
});

test.each([
  ['a date', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['a choice', z.enum(['plain', 'sand']), { widget: 'select', options: ['plain', 'sand'] }],
  ['an id of something else', reference('assistants'), { options: choices.assistants }],
  ['a switch', z.boolean().default(true), { widget: 'boolean', default: true, required: false }],
  ['a whole number', z.int().min(1), { widget: 'number', value_type: 'int', min: 1 }],
  ['a constant', z.literal('chat'), { widget: 'hidden', default: 'chat' }],
  ['words by name', z.record(z.string(), plainText), { widget: 'keyvalue' }],
  ['a list of words', z.array(plainText).min(2), { widget: 'list', min: 2 }],
])('%s gets the control that fits', (_, schema, expected) => {
  expect(one(schema)).toMatchObject(expected);
});

test('a text somebody has written at length gets several lines', () => {
  expect(one(plainText, 'kurz')?.widget).toBe('string');
  expect(one(plainText, 'lang '.repeat(20))?.widget).toBe('text');
});

test('names that the author gives are those that stand there', () => {
  const groups = z.record(z.string(), z.strictObject({ footnote: plainText }));
  expect(fields(groups, { home: { footnote: '' }, hotel: { footnote: '' } })).toMatchObject([
    { name: 'home', widget: 'object', fields: [{ name: 'footnote' }] },
    { name: 'hotel' },
  ]);
});
