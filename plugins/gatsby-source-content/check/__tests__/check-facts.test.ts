import { readFileSync } from 'node:fs';
import { checkContent } from '../check-content';
import { contentTree, pageSource } from '../../../../__tests__/support/content-tree';

const dataFiles = ['site', 'packages', 'booking-plans', 'voice-prices', 'trainings'].map(
  (name) => `data/${name}.yaml`,
);
const real = Object.fromEntries(
  dataFiles.map((file) => [file, readFileSync(`content/${file}`, 'utf8')]),
);

const problemsWith = async (answer: string) => {
  const section = `  - kind: faq
    label: Antworten
    heading: Was möchten Sie wissen?
    questions:
      - id: preis
        question: Was kostet das?
        answer: '${answer}'
      - { question: Und sonst?, answer: Nichts. }
`;
  const tree = contentTree({ ...real, 'pages/trial.yaml': pageSource(section) });
  return (await checkContent(tree)).problems.filter(({ message }) => message.includes('{'));
};

test('a fact that no file has is named with its line and the nearest one', async () => {
  expect(await problemsWith('Es kostet {home.por}. Mehr sagt das Angebot.')).toEqual([
    {
      file: 'content/pages/trial.yaml',
      line: 14,
      field: expect.stringContaining('answer'),
      message: '{home.por} steht in keiner Datei; meinten Sie home.pro?',
    },
  ]);
});

test('prices, data of the owner and hours are known', async () => {
  const known = 'Es kostet {home.pro}, am Telefon {bürozeiten} unter {telefon}, bei {firma}.';
  expect(await problemsWith(known)).toEqual([]);
});
