import { optionProblem } from '../../../tools/content/options';

const options = { name: { type: 'string' }, von: { type: 'string' } } as const;
const problem = (line: string) => optionProblem(options, line.split(' '));

test.each(['--name Luigi', '--von /trial', '--von=/trial --name=-', '/adresse --von /trial'])(
  '%s is right',
  (line) => {
    expect(problem(line)).toBeUndefined();
  },
);

test.each([
  ['--nmae x', '--nmae gibt es hier nicht; erlaubt: --name, --von; meinten Sie --name?'],
  ['--vom /trial', '--vom gibt es hier nicht; erlaubt: --name, --von; meinten Sie --von?'],
  ['-j', '-j gibt es hier nicht; erlaubt: --name, --von'],
  ['--von', 'nach --von fehlt die Angabe, etwa --von "…"'],
  ['--von --name', 'nach --von fehlt die Angabe, etwa --von "…"'],
])('%s is told in German', (line, message) => {
  expect(problem(line)).toBe(message);
});
