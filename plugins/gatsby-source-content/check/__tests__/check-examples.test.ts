import { checkContent } from '../check-content';
import { contentTree, pageSource } from '../../../../__tests__/support/content-tree';

const dialogue = (text: string) => `  - kind: dialogue
    label: Gespräch
    heading: Am Telefon
    guest: Kunde
    assistant: luigi
    turns: [${Array(5).fill(`{ from: guest, time: '1', text: '${text}' }`).join(', ')}]
`;
const showcase = (title: string) => `  - kind: showcase
    label: Chat
    heading: Am Handy
    stage:
      tone: night
      alt: Ein Tag
      conversation: { type: itinerary, title: Tag, subtitle: Heute, stops: [{ time: a, title: A }, { time: b, title: B }] }
      result: { type: itinerary, title: '${title}', subtitle: Heute, stops: [{ time: a, title: A }, { time: b, title: B }] }
`;

const messagesOf = async (section: string, testimonial?: string) => {
  const changes = testimonial ? { 'data/testimonials.yaml': testimonial } : {};
  const tree = contentTree({ ...changes, 'pages/trial.yaml': pageSource(section) });
  return (await checkContent(tree)).problems.map(({ message }) => message);
};

test.each(['Werkstatt Kern', 'Georg Kern', 'Kern'])(
  'the customer %s in a conversation is named',
  async (name) => {
    const [message] = await messagesOf(dialogue(`Hier ist ${name}, guten Tag.`));
    expect(message).toContain('ein Beispiel nennt keinen Kunden');
  },
);

test('an invented firm as a customer is named', async () => {
  const customer =
    '- { id: kern, quote: Passt., person: Wirtin, business: "Familie am Gasthaus Muster, Graz" }\n';
  expect(await messagesOf(showcase('Gasthaus Muster'), customer)).toEqual([
    expect.stringContaining('„Gasthaus Muster“'),
  ]);
});

test('an address in a conversation is named, unless it is plainly made up', async () => {
  expect((await messagesOf(dialogue('In die Annenstraße 9, bitte.')))[0]).toContain(
    '„Annenstraße 9“',
  );
  expect(await messagesOf(dialogue('In den Musterweg 9, bitte.'))).toEqual([]);
});

test('a role may occur in both', async () => {
  const role = '- { id: kern, quote: Passt., person: Wirtin, business: Gasthaus }\n';
  expect(await messagesOf(dialogue('Die Wirtin ruft aus dem Gasthaus an.'), role)).toEqual([]);
});

test('a release says both when and by whom', async () => {
  const half =
    "- { id: kern, quote: Passt., person: Wirtin, business: Gasthaus, releasedOn: '2026-11-02' }\n";
  expect(await messagesOf('', half)).toEqual([
    expect.stringContaining('releasedOn und releasedBy gehören zusammen'),
  ]);
});
