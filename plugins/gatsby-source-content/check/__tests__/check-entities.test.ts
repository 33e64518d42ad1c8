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

describe('The conversation behind an example', () => {
  const source = (id: string) =>
    `  - kind: showcase\n${head}    stage: { tone: night, alt: Ein Tag, conversation: { type: chat, title: A, subtitle: B, dialogue: ${id}, messages: [${Array(2).fill("{ from: guest, text: Servus, time: '10:00' }").join(', ')}] }, result: ${instrument('luigi')} }\n`;
  const problemsOf = async (id: string) => {
    const files = { 'dialogues/nachfrage.yaml': 'name: Nachfrage\n', 'dialogues/common.yaml': '' };
    const root = contentTree({ 'pages/trial.yaml': pageSource(source(id)), ...files });
    const { problems } = await checkContent(root);
    return problems.filter(({ file }) => file === 'content/pages/trial.yaml');
  };

  it('is named with what is allowed, and what was meant', async () => {
    expect(await problemsOf('nachfarge')).toMatchObject([
      {
        line: expect.any(Number),
        field: 'sections[1].stage.conversation.dialogue',
        message:
          '„nachfarge“ gibt es nicht in content/dialogues; erlaubt: nachfrage; meinten Sie nachfrage?',
      },
    ]);
  });

  it('is fine when its file is there', async () => {
    expect(await problemsOf('nachfrage')).toEqual([]);
  });
});
