/** @jest-environment node */
import { pageSource } from '../../../../__tests__/support/content-tree';
import { completeDialogues } from '../../read/dialogues';
import { page as pageSchema } from '../../read/page';
import { readYaml } from '../../read/read-yaml';
import { unplayableTalks } from '../check-shown-talks';

const dialogues = completeDialogues('.');
const file = 'content/pages/trial.yaml';

type Example = { title?: string; says?: string[]; result?: string };

/** Luigi's example on a page, whose lines a test changes. */
const page = ({
  title = 'Pizzeria Muster',
  says = ['Tisch für 4 am Freitag um 20:00', 'Auf Huber', 'Ja, passt'],
  result = '{ number: 2, x: 1, y: 1, seats: 4, state: fresh }',
}: Example) => `  - kind: showcase
    label: Chat
    heading: Am Handy
    stage:
      tone: night
      alt: Ein Chat
      conversation:
        type: chat
        title: '${title}'
        subtitle: Luigi
        avatar: luigi
        day: Mittwoch
        messages:
${says.map((text) => `          - { from: guest, time: '18:00', text: '${text}' }\n          - { from: assistant, time: '18:00', text: 'Gern, Tisch 2, Freitag 20:00, 4 Personen, Huber' }`).join('\n')}
      result:
        type: seating
        title: Tischplan
        subtitle: Freitag
        alt: Ein Plan
        tables: [${result}]
`;

function problemsOf(example: Example) {
  const { data, lineOf, problems } = readYaml(file, pageSource(page(example)), pageSchema);
  expect(problems).toEqual([]);
  const pages = data ? [{ file, route: '/trial', data, lineOf }] : [];
  return unplayableTalks({ pages, dataFiles: [], sources: {} }, dialogues);
}

it('finds nothing wrong with an example that the demonstration plays', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  ['another business', { title: 'Trattoria Neu' }, 'heißt der Betrieb anders'],
  [
    'a sentence nobody understands',
    { says: ['Quantenphysik bitte'] },
    'versteht die Vorführung nicht',
  ],
  [
    'a question that stays open',
    { says: ['Tisch für 4 am Freitag um 20:00. Darf ich meine Torte mitbringen?'] },
    'beantwortet die Vorführung nicht',
  ],
  ['an end without an entry', { says: ['Tisch für 4 am Freitag'] }, 'weder mit einem Eintrag'],
  [
    'a value that the page does not show',
    { says: ['Tisch für 4 am Freitag um 20:00', 'Doch um 21:00', 'Auf Huber', 'Ja, passt'] },
    '„21:00“',
  ],
  [
    'another table',
    { result: '{ number: 7, x: 1, y: 1, seats: 4, state: fresh }' },
    '„Tisch 7“ entsteht in der Vorführung nicht',
  ],
])('names %s with file and line', (_what, example, message) => {
  const [problem] = problemsOf(example);
  expect(problem?.message).toContain(message);
  expect(problem?.message).toContain('content/dialogues/luigi.yaml');
  expect(problem?.line).toBeGreaterThan(5);
});

it('says how an example of another business gets by', () => {
  const [problem] = problemsOf({ title: 'Trattoria Neu' });
  expect(problem?.message).toMatch(/nennen Sie ihn auch so, .*eigene Vorführung.* avatar weg$/);
});
