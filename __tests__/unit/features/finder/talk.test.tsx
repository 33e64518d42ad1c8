import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { richText } from '../../../../src/content-model/primitives';
import { listenForQuestions } from '../../../../src/features/finder/listen';
import { finderMessages as words } from '../../../../src/features/finder/messages';

const data = {
  passages: [
    {
      question: 'Was kostet die Minute?',
      answer: richText.parse('Das steht auf der Tafel.'),
      page: { label: 'Telefon', to: '/telefon#fragen' },
      asked: 'kost minut',
    },
    {
      question: 'Was kostet die Nachricht?',
      answer: richText.parse('Wenig.'),
      asked: 'kost nachricht',
    },
  ],
  synonyms: {},
  variants: {},
  unknown: richText.parse('Das weiß ich nicht.'),
};
const fetched = jest.fn<Promise<object>, [string]>();

beforeAll(() => {
  listenForQuestions(document);
  Object.assign(window, { fetch: fetched });
});

function Field() {
  return (
    <form data-finder="antworten">
      <input aria-label="Frage" />
      <button type="submit">Fragen</button>
      <button type="submit" value="nachricht">
        Nachricht
      </button>
    </form>
  );
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Frage'), { target: { value } });
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const log = async () => within(await screen.findByRole('log', { name: words.log }));

test('a failed download is said, and tried again with the next question', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  render(<Field />);
  type('minute');
  await press('Fragen');
  expect(await (await log()).findByText(words.failed)).toBeDefined();
});

test('a question is answered below its field, with where it stands, and the field is free', async () => {
  fetched.mockResolvedValue({ ok: true, json: async () => data });
  render(<Field />);
  type('was kostet die minute');
  await press('Fragen');
  const talk = await log();
  expect(await talk.findByText('Das steht auf der Tafel.')).toBeDefined();
  expect(talk.getByRole('link', { name: 'Telefon' }).getAttribute('href')).toBe('/telefon#fragen');
  expect(screen.getByLabelText('Frage')).toHaveProperty('value', '');
  await press('Nachricht');
  expect(await talk.findByText('Wenig.')).toBeDefined();
  type('Zeppelin');
  await press('Fragen');
  expect(await talk.findByText('Das weiß ich nicht.')).toBeDefined();
  expect(fetched.mock.calls.map(([address]) => address)).not.toContain('Zeppelin');
});

test('a question that could be another one names it, to be pressed', async () => {
  render(<Field />);
  type('was kostet die');
  await press('Fragen');
  const other = await (await log()).findByRole('button', { name: 'Was kostet die Nachricht?' });
  await act(async () => fireEvent.click(other));
  expect(await (await log()).findByText('Wenig.')).toBeDefined();
});

test('two questions before the data have come are both answered', async () => {
  render(<Field />);
  type('was kostet die minute');
  fireEvent.click(screen.getByRole('button', { name: 'Fragen' }));
  type('was kostet die nachricht');
  await press('Fragen');
  const talk = await log();
  expect(await talk.findByText('Das steht auf der Tafel.')).toBeDefined();
  expect(await talk.findByText('Wenig.')).toBeDefined();
});

test('what has no answer is said once, and goes into the contact form as it was asked', async () => {
  render(
    <>
      <Field />
      <form>
        <input name="name" />
        <textarea name="message" defaultValue="Grüß Gott." />
      </form>
    </>,
  );
  Element.prototype.scrollIntoView = jest.fn();
  for (const question of ['Zeppelin fahren?', 'Und Bananen?']) {
    type(question);
    await press('Fragen');
  }
  const talk = await log();
  expect(talk.getAllByText('Das weiß ich nicht.')).toHaveLength(1);
  expect(talk.getByText(words.unknownAgain)).toBeDefined();
  const [first] = talk.getAllByRole('button', { name: words.send });
  if (first) fireEvent.click(first);
  const message = document.querySelector<HTMLTextAreaElement>('textarea');
  expect(message?.value).toBe('Grüß Gott.\n\nZeppelin fahren?');
});

test('nothing is asked without a word', async () => {
  render(<Field />);
  await press('Fragen');
  expect(screen.queryByRole('listitem')).toBeNull();
});
