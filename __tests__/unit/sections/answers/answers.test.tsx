import { fireEvent, render, screen, within } from '@testing-library/react';
import { Answers } from '../../../../src/sections/answers/answers';
import { renderToString } from '../../../support/render-to-string';
import { head, position, resolved } from '../../../support/sections';

const section = resolved('answers', {
  ...head,
  fieldLabel: 'Ihre Frage',
  allLabel: 'Alle Fragen',
  noneText: 'Dazu steht hier nichts.',
  suggestions: ['Preise'],
  synonyms: [['Preis', 'Kosten']],
  questions: [
    { question: 'Was sind die Kosten?', answer: 'Sie stehen bei den Paketen.' },
    { question: 'Wann haben Sie offen?', answer: 'Immer.' },
    { question: 'Wer hebt ab?', answer: 'Phonix.' },
  ],
});
const field = () => screen.findByRole('searchbox', { name: 'Ihre Frage' });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const answers = () => screen.getByRole('search').parentElement?.querySelectorAll('details') ?? [];

test('without script all questions are a list, and there is no field that does nothing', async () => {
  const markup = renderToString(<Answers section={await section} position={position} />);
  for (const { question } of (await section).questions) expect(markup).toContain(question);
  expect(markup).not.toContain('<input');
});

test('typing shows the answer, open; Enter goes to it', async () => {
  render(<Answers section={await section} position={position} />);
  await type('offen');
  expect(screen.getByRole('status').textContent).toBe('Eine Antwort gefunden.');
  const [first] = answers();
  expect(first?.open).toBe(true);
  expect(first?.textContent).toContain('Immer.');
  fireEvent.submit(screen.getByRole('search'));
  expect(document.activeElement).toBe(first?.querySelector('summary'));
});

test('a suggestion asks its question', async () => {
  render(<Answers section={await section} position={position} />);
  await field();
  fireEvent.click(within(screen.getByRole('search')).getByRole('button', { name: 'Preise' }));
  expect(answers()[0]?.textContent).toContain('Was sind die Kosten?');
});

test('what nobody has asked says where to ask', async () => {
  render(<Answers section={await section} position={position} />);
  await type('Zeppelin');
  expect(screen.getByRole('status').textContent).toBe('Dazu steht hier nichts.');
});
