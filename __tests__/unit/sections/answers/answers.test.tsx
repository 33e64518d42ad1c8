import { screen, within } from '@testing-library/react';
import { render } from '@testing-library/react';
import { Answers } from '../../../../src/sections/answers/answers';
import { head, position, resolved } from '../../../support/sections';

const page = { label: 'Preise', to: '/preise' };
const section = resolved('answers', {
  ...head,
  fieldLabel: 'Ihre Frage',
  allLabel: 'Alle Fragen',
  noneText: 'Dazu steht hier nichts.',
  questions: [
    { id: 'preis', question: 'Was sind die Kosten?', answer: 'Sie stehen bei den Paketen.', page },
  ],
});
const elsewhere = ['Wer hebt ab?', 'Und in der Nacht?'].map((question) => ({
  question,
  answer: 'Phonix.',
  page: { label: 'Telefon', to: '/telefon#fragen' },
}));

test('answers of its own stand there; those of other pages are a link away', async () => {
  const { questions, ...rest } = await section;
  const all = { ...rest, questions: [...questions, ...elsewhere] };
  render(<Answers section={JSON.parse(JSON.stringify(all))} position={position} />);
  expect(screen.getByText('Sie stehen bei den Paketen.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Telefon' });
  expect(link.getAttribute('href')).toBe('/telefon#fragen');
  expect(link.parentElement?.textContent).toBe(`Telefon (${elsewhere.length})`);
});

test('a suggestion is a question to send', async () => {
  render(<Answers section={await section} position={position} />);
  const form = within(screen.getByRole('search'));
  expect(form.getByRole('searchbox', { name: 'Ihre Frage' })).toBeDefined();
  expect(form.getByRole('button', { name: 'Was sind die Kosten?' }).getAttribute('value')).toBe(
    'Was sind die Kosten?',
  );
});
