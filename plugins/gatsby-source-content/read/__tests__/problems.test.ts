import { byPlace, describeProblems, fieldPath, fieldWords } from '../problems';

test.each([
  [[], '', ''],
  [['seo', 'title'], 'seo.title', 'title (seo)'],
  [['sections', 2, 'actions', 0, 'to'], 'sections[2].actions[0].to', 'to (sections 3, actions 1)'],
  [[3, 'image'], '[3].image', 'image (Eintrag 4)'],
  [
    ['sections', 5, 'testimonials', 1],
    'sections[5].testimonials[1]',
    'testimonials 2 (sections 6)',
  ],
])('the path %j reads %j for programs and %j for people', (path, field, words) => {
  expect(fieldPath(path)).toBe(field);
  expect(fieldWords(field)).toBe(words);
});

test('one problem names file, line, field and what is wrong', () => {
  const problem = {
    file: 'content/pages/index.yaml',
    line: 7,
    field: 'seo.title',
    message: 'zu kurz',
  };
  expect(describeProblems([problem])).toBe(
    'Ein Fehler in den Inhalten:\n  - content/pages/index.yaml:7, Feld title (seo): zu kurz',
  );
});

test('a problem without line and field names its file alone', () => {
  expect(describeProblems([{ file: 'a.yaml', field: '', message: 'fehlt' }])).toContain(
    '  - a.yaml: fehlt',
  );
});

test('problems come as they are sorted, by file and line, with their number on top', () => {
  const problems = [
    { file: 'b.yaml', line: 1, field: '', message: 'drei' },
    { file: 'a.yaml', line: 12, field: '', message: 'zwei' },
    { file: 'a.yaml', line: 9, field: '', message: 'eins' },
  ];
  expect(describeProblems(problems.sort(byPlace)).split('\n')).toEqual([
    '3 Fehler in den Inhalten:',
    '  - a.yaml:9: eins',
    '  - a.yaml:12: zwei',
    '  - b.yaml:1: drei',
  ]);
});

test('a dead link that stands in many places is told once, with all of them', () => {
  const problems = [1, 2, 3, 4, 5, 6, 7, 8].map((line) => ({
    file: 'a.yaml',
    line,
    field: 'to',
    message: 'der Link /weg führt zu keiner Seite',
  }));
  expect(describeProblems(problems).split('\n')).toEqual([
    '8 Fehler in den Inhalten:',
    '  - a.yaml:1, Feld to: der Link /weg führt zu keiner Seite; ebenso: a.yaml:2, a.yaml:3, a.yaml:4, a.yaml:5, a.yaml:6, a.yaml:7, a.yaml:8',
  ]);
});
