import { page } from '../page';
import { readYaml } from '../read-yaml';
import { pageSource } from '../../../../__tests__/support/content-tree';

const read = (source: string) => readYaml('content/pages/trial.yaml', source, page);

test('a valid file gives its data and no problem', () => {
  const { data, problems } = read(pageSource());
  expect(data?.seo.title).toBe('Werkstatt Kern in Graz');
  expect(problems).toEqual([]);
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
  ['email: a', 'email: { a: Preis: 30 }', 2, 'ein Text mit Doppelpunkt braucht Anführungszeichen'],
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

test('every problem of a file is reported at once', () => {
  const { problems } = read('seo: { title: kurz, description: kurz }\nsections: []\n');
  expect(problems.map(({ field }) => field)).toEqual(['seo.title', 'seo.description', 'sections']);
});
