import { readFileSync } from 'node:fs';
import { section } from '../../../src/sections/catalogue';
import { fieldsOf } from '../../../tools/guide/fields';
import { guideText } from '../../../tools/guide/text';
import { z } from 'zod';

const root = process.cwd();
const kinds = section.options.map(({ shape }) => shape.kind.value);
/** Examples move with the pages; which fields there are and what they mean must not lag behind. */
const withoutExamples = (text: string): string => text.replace(/\. (\[`|Zurzeit).*/g, '.');

test('the guide to the sections is current; `npm run tool -- guide` writes it', () => {
  const written = readFileSync('docs/abschnitte.md', 'utf8');
  expect(withoutExamples(written)).toBe(withoutExamples(guideText(root)));
});

test('every kind of section is in it', () => {
  const text = guideText(root);
  for (const kind of kinds) expect(text).toContain(`## \`${kind}\``);
});

test('fields are listed, with whether they are needed and how many there may be', () => {
  const card = z.strictObject({ title: z.string(), text: z.string().optional() });
  const schema = z.strictObject({
    kind: z.literal('k'),
    cards: z.array(card).min(2).max(4),
    to: z.string().optional(),
  });
  expect(fieldsOf(schema)).toEqual([
    { name: 'cards', required: true, meaning: 'Karten (2–4; `title`, `text`°)' },
    { name: 'to', required: false, meaning: 'Seite, auf die es führt, etwa /trial' },
  ]);
});
