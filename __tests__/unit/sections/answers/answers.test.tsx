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
test('its answers stand there', async () => {
  render(<Answers section={await section} position={position} />);
  expect(screen.getByText('Sie stehen bei den Paketen.')).toBeDefined();
});

test('a suggestion is a question to send', async () => {
  render(<Answers section={await section} position={position} />);
  const form = within(screen.getByRole('search'));
  expect(form.getByRole('searchbox', { name: 'Ihre Frage' })).toBeDefined();
  expect(form.getByRole('button', { name: 'Was sind die Kosten?' }).getAttribute('value')).toBe(
    'Was sind die Kosten?',
  );
});
