/** @jest-environment node */
import { page } from '../page';
import { section } from '../../../../src/sections/catalogue';
import { readYaml } from '../read-yaml';
import { pageSource } from '../../../../__tests__/support/content-tree';

const read = (source: string) => readYaml('content/pages/trial.yaml', source, page);

test('a valid file gives its data and no problem', () => {
  const { data, problems } = read(pageSource());
  expect(data?.seo.title).toBe('Werkstatt Kern in Graz');
  expect(problems).toEqual([]);
});

test('B05: broken YAML is a problem with file and line, not an exception', () => {
  const { data, problems } = read('seo:\n  title: [offen\n');
  expect(data).toBeUndefined();
  expect(problems[0]).toMatchObject({ file: 'content/pages/trial.yaml', field: '', line: 3 });
  expect(problems[0]?.message).toMatch(/^kein gültiges YAML: /);
});

test.each([
  ['a: Preis: 3', 'ein Text mit Doppelpunkt braucht Anführungszeichen'],
  ["a: 'offen", 'das Anführungszeichen vom Anfang des Textes wird nicht geschlossen'],
  ['a: [x, y\nb: 1', 'schließende Klammer'],
  [
    'a:\n  b: 1\n c: 2',
    'vor „c:“ steht 1 Leerzeichen; nötig sind 2, wie in Zeile 2, oder keines, wie in Zeile 1',
  ],
  ['a:\n    b: 1\n  c: 2', 'falsch eingerückt'],
  ['a:\n\tb: 1', 'nicht mit Tabulatoren'],
  ['a: @x', 'ein Text, der mit @'],
  ['a:1\nb: 2', 'das Leerzeichen dahinter'],
  ['a: *x', 'mit * oder & beginnt'],
  ['a: "\\d"', 'einfache Anführungszeichen'],
  ['a: 1\n---\nb: 2', 'nicht noch einmal'],
  ['a: | x', 'bitte Einrückung, Anführungszeichen und Klammern prüfen'],
])('B05: %j is explained in German', (source, reason) => {
  const [problem] = read(`${source}\n`).problems;
  expect(problem?.message).toMatch(/^kein gültiges YAML: /);
  expect(problem?.message).toContain(reason);
});

const group = `contact:
  email: a
  phone: b
  hours:
    days: c
    from: d
cards:
  - id: e
    title: f
    tags:
      - g
      - h
  - id: i
    title: j
`;

// The parser stops before or behind such a line, or names another cause.
test.each([
  ['  phone:', '   phone:', 3, 'vor „phone:“ stehen 3 Leerzeichen; nötig sind 2, wie in Zeile 2'],
  [
    '  phone:',
    ' phone:',
    3,
    'vor „phone:“ steht 1 Leerzeichen; nötig sind 2, wie in Zeile 2, oder keines',
  ],
  ['    days:', '     days:', 5, 'vor „days:“ stehen 5 Leerzeichen; nötig sind 4, wie in Zeile 6'],
  ['cards:', ' cards:', 7, 'vor „cards:“ steht 1 Leerzeichen; nötig ist keines, wie in Zeile 1'],
  [
    '    title: j',
    '   title: j',
    14,
    'vor „title:“ stehen 3 Leerzeichen; nötig sind 4, wie in Zeile 13',
  ],
  ['    title: j', '      title: j', 14, 'vor „title:“ stehen 6 Leerzeichen; nötig sind 4'],
  ['    title: j', '  title: j', 14, 'vor „title:“ stehen 2 Leerzeichen; nötig sind 4'],
  ['      - h', '     - h', 12, 'vor dem Strich stehen 5 Leerzeichen; nötig sind 6'],
  ['  - id: i', '    id: i', 13, '„id“ steht in diesem Eintrag schon in Zeile 8'],
  ['  - id: i', '  id: i', 13, 'fehlt der Strich „- “'],
  ['  - id: e', '    id: e', 8, 'fehlt der Strich „- “'],
  ['  - id: i', '  - id: i\n    id: i', 14, 'dieses Feld steht zweimal da'],
  ['email: a', 'email: Er sagt: jetzt', 2, 'ein Text mit Doppelpunkt braucht Anführungszeichen'],
  ['email: a', "email: { a: 'b' c: d }", 2, 'vor „c:“ fehlt ein Beistrich'],
  ['email: a', 'email: { a: Preis: 30 }', 2, 'ein Text mit Doppelpunkt braucht Anführungszeichen'],
  ['- h', "- 'Tage' und mehr", 12, 'nach dem zweiten'],
])('a slip is told by its own line: %j as %j', (from, to, line, reason) => {
  const [problem] = read(group.replace(from, to)).problems;
  expect(problem?.message).toContain(reason);
  expect(problem?.line).toBe(line);
});

test('a text cut off by # is a problem, a note behind a choice or a number is none', () => {
  const lost = (source: string) =>
    read(source).problems.filter(({ message }) => message.includes('liest YAML eine Notiz'));
  expect(lost('title: Preise # was dahintersteckt\n')).toMatchObject([{ line: 1 }]);
  expect(lost('title: Unser #1 Tipp\n')).toMatchObject([{ line: 1 }]);
  expect(lost('setup: 500 # netto\nkind: form # bald\nphone: +43 316 00 # alt\n')).toEqual([]);
  expect(lost('title: Preise\n  # eine eigene Zeile\nkind: form\n')).toEqual([]);
});

test('B05: a key that stands twice is a problem', () => {
  const [problem] = read('seo: 1\nseo: 2\n').problems;
  expect(problem).toMatchObject({
    line: 2,
    message: 'kein gültiges YAML: dieses Feld steht zweimal da; behalten Sie eines',
  });
});

test('a wrong value names its field and its own line', () => {
  const source = pageSource(
    '  - kind: closing\n    heading: Reden wir\n    text: Gern.\n    actions:\n      - { label: Ja, to: trial }\n',
  );
  const [problem] = read(source).problems;
  expect(problem).toMatchObject({ field: 'sections[1].actions[0].to' });
  expect(source.split('\n')[(problem?.line ?? 0) - 1]).toContain('to: trial');
});

test('a missing field names the line where its parent begins', () => {
  const source = pageSource(
    '  - kind: closing\n    text: Gern.\n    actions:\n      - { label: Ja, to: /trial }\n',
  );
  const [problem] = read(source).problems;
  expect(problem).toMatchObject({ field: 'sections[1].heading' });
  expect(source.split('\n')[(problem?.line ?? 0) - 1]).toContain('kind: closing');
});

test('an unknown field is named', () => {
  const [problem] = read(`${pageSource()}farbe: rot\n`).problems;
  expect(problem?.message).toMatch(
    /^dieses Feld gibt es hier nicht; erlaubt: seo, reveal, .*sections$/,
  );
});

test('an unknown kind of section names every allowed kind and its line', () => {
  const source = pageSource('  - kind: slider\n');
  const [problem] = read(source).problems;
  expect(problem?.field).toBe('sections[1].kind');
  expect(source.split('\n')[(problem?.line ?? 0) - 1]).toContain('kind: slider');
  for (const option of section.options) expect(problem?.message).toContain(option.shape.kind.value);
});

test('every problem of a file is reported at once', () => {
  const { problems } = read('seo: { title: kurz, description: kurz }\nsections: []\n');
  expect(problems.map(({ field }) => field)).toEqual(['seo.title', 'seo.description', 'sections']);
});

test('every message is German', () => {
  const { problems } = read(
    'seo: { title: kurz }\nsections: [{ kind: slider }]\nreveal: sofort\nfarbe: rot\n',
  );
  expect(problems).toHaveLength(5);
  for (const { message } of problems)
    expect(message).toMatch(
      /^(hat 4 Zeichen|fehlt|dieses Feld|„(slider|sofort)“ gibt es hier nicht)/,
    );
});

test('an empty file is a problem', () => {
  expect(read('').problems).toHaveLength(1);
});
