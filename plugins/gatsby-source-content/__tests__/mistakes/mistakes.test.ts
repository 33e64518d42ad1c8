import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { fieldMistakes } from './fields';
import { fileMistakes } from './files';
import { linkMistakes } from './links';
import { notationMistakes } from './notation';
import { relationMistakes } from './relations';
import { said } from './said';
import { textMistakes } from './texts';
import { yamlMistakes } from './yaml';

// Every way to break content that somebody has tried, with exactly what the check says of it: the
// one cause, and nothing that only follows from it.
const messages = z
  .record(z.string(), z.array(z.string()))
  .parse(parse(readFileSync(resolve(__dirname, 'messages.yaml'), 'utf8')));

const mistakes = [
  ...yamlMistakes,
  ...fieldMistakes,
  ...notationMistakes,
  ...textMistakes,
  ...linkMistakes,
  ...fileMistakes,
  ...relationMistakes,
];

/** What the catalogue of faults calls some of them (docs/faults.md). */
const faults: [mistakes: RegExp, id: string][] = [
  [/^(cover|img|portrait)-.*missing/, 'B02'],
  [/^slug-dup/, 'B03'],
  [/^dead-/, 'B04'],
  [/^yaml-/, 'B05'],
  [/^mdx-(import|export|braces|script|html)/, 'A07'],
  [/^picture-in-yaml/, 'A19'],
];
const idOf = (name: string): string => faults.find(([names]) => names.test(name))?.[1] ?? 'T01';

test.each(mistakes.map(([name, changes]) => [idOf(name), name, changes] as const))(
  '%s: %s',
  async (_id, name, changes) => {
    expect(await said(changes)).toEqual(messages[name]);
  },
);

test('every mistake has its message, and every message its mistake', () => {
  expect(mistakes.map(([name]) => name)).toEqual(Object.keys(messages));
});

test('what is read as it was meant says so, and everything else is answered', () => {
  for (const [name, lines] of Object.entries(messages))
    expect([name, lines.length === 0]).toEqual([name, / (is|are) (read|ignored)$/.test(name)]);
});

test('no wording of a parser or schema reaches an editor', () => {
  const foreign = /Ungültige Eingabe|erwartet (string|object)|invalid|expected|undefined|\[object/i;
  expect(
    Object.values(messages)
      .flat()
      .filter((line) => foreign.test(line)),
  ).toEqual([]);
});
