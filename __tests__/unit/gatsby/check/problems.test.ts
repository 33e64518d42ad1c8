/** @jest-environment node */
import { describeProblems, fieldPath } from '../../../../src/gatsby/check/problems';

test.each([
  [[], ''],
  [['seo', 'title'], 'seo.title'],
  [['sections', 2, 'actions', 0, 'to'], 'sections[2].actions[0].to'],
  [[3, 'image'], '[3].image'],
])('the path %j reads %j', (path, field) => {
  expect(fieldPath(path)).toBe(field);
});

test('one problem names file, line, field and what is wrong', () => {
  const problem = {
    file: 'content/pages/index.yaml',
    line: 7,
    field: 'seo.title',
    message: 'zu kurz',
  };
  expect(describeProblems([problem])).toBe(
    'Ein Fehler in den Inhalten:\n  - content/pages/index.yaml:7, Feld seo.title: zu kurz',
  );
});

test('a problem without line and field names its file alone', () => {
  expect(describeProblems([{ file: 'a.yaml', field: '', message: 'fehlt' }])).toContain(
    '  - a.yaml: fehlt',
  );
});

test('problems come by file and line, with their number on top', () => {
  const problems = [
    { file: 'b.yaml', line: 1, field: '', message: 'drei' },
    { file: 'a.yaml', line: 12, field: '', message: 'zwei' },
    { file: 'a.yaml', line: 9, field: '', message: 'eins' },
  ];
  expect(describeProblems(problems).split('\n')).toEqual([
    '3 Fehler in den Inhalten:',
    '  - a.yaml:9: eins',
    '  - a.yaml:12: zwei',
    '  - b.yaml:1: drei',
  ]);
});
