import { checkContent } from '../check-content';
import { contentTree, pageSource } from '../../../../__tests__/support/content-tree';

const head = '    label: Team\n    heading: Wer Dienst hat\n';
const instrument = (avatar: string) =>
  `{ type: itinerary, title: Tag, subtitle: Heute, avatar: ${avatar}, stops: [{ time: früh, title: A }, { time: spät, title: B }] }`;
const packagesOf = (group: string) => `  - kind: packages\n${head}    packages: ${group}\n`;

const references: [
  what: string,
  field: string,
  file: string,
  known: string,
  section: (id: string) => string,
][] = [
  ['group of packages', 'packages', 'packages', 'home', packagesOf],
  [
    'portrait of an instrument',
    'stage.conversation.avatar',
    'assistants',
    'luigi',
    (id) =>
      `  - kind: showcase\n${head}    stage: { tone: night, alt: Ein Tag, conversation: ${instrument(id)}, result: ${instrument('luigi')} }\n`,
  ],
];

const check = async (section: string) =>
  (await checkContent(contentTree({ 'pages/trial.yaml': pageSource(section) }))).problems;

test.each(references)(
  'an unknown %s is named with what is allowed',
  async (_what, field, file, known, section) => {
    expect(await check(section('niemand'))).toEqual([
      {
        file: 'content/pages/trial.yaml',
        line: expect.any(Number),
        field: `sections[1].${field}`,
        message: `„niemand“ gibt es nicht in content/data/${file}.yaml; erlaubt: ${known}`,
      },
    ]);
  },
);

test.each(references)('a known %s is fine', async (_what, _field, _file, known, section) => {
  expect(await check(section(known))).toEqual([]);
});
