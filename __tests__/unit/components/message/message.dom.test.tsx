import { render, screen } from '@testing-library/react';
import { Message } from '../../../../src/components/message/message';

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

test('the result stands out, with what to do next below it', () => {
  render(
    <Message tone="failure" text="Das <ging> nicht.">
      Rufen Sie an.
    </Message>,
  );
  expect(screen.getByRole('strong').textContent).toBe('Das <ging> nicht.');
  expect(paragraphs()).toEqual(['Das <ging> nicht.', 'Rufen Sie an.']);
});

test('without a next step there is no empty paragraph', () => {
  render(<Message tone="success" text="Fertig." />);
  expect(paragraphs()).toEqual(['Fertig.']);
});
