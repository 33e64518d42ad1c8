import { optionProblem } from '../../../tools/content/options';

const options = { json: { type: 'boolean' }, von: { type: 'string' } } as const;
const problem = (line: string, allowPositionals = false) =>
  optionProblem({ args: line.split(' '), options, allowPositionals });

test.each(['--json', '--von /trial', '--von=/trial --json'])('%s is right', (line) => {
  expect(problem(line)).toBeUndefined();
});

test.each([
  ['--jsn', '--jsn gibt es hier nicht; erlaubt: --json, --von; meinten Sie --json?'],
  ['--vom /trial', '--vom gibt es hier nicht; erlaubt: --json, --von; meinten Sie --von?'],
  ['-j', '-j gibt es hier nicht; erlaubt: --json, --von'],
  ['content/a.md', '„content/a.md“ versteht dieser Befehl nicht; erlaubt: --json, --von'],
  ['--von', 'nach --von fehlt die Angabe, etwa --von "…"'],
  ['--von --json', 'nach --von fehlt die Angabe, etwa --von "…"'],
  ['--json=ja', '--json steht ohne Angabe da; lassen Sie „ja“ weg'],
])('%s is told in German', (line, message) => {
  expect(problem(line)).toBe(message);
});

test('where a command takes words, they are right', () => {
  expect(problem('/adresse --von /trial', true)).toBeUndefined();
});
