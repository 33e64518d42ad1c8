import { render, screen } from '@testing-library/react';
import { Message } from '../../../../src/components/message/message';

test('what came of it stands out, and what to do next stands below it', () => {
  render(
    <Message tone="failure" text="Das ging nicht.">
      Rufen Sie an.
    </Message>,
  );
  expect(screen.getByRole('strong').textContent).toBe('Das ging nicht.');
  expect(screen.getAllByRole('paragraph').map((part) => part.textContent)).toEqual([
    'Das ging nicht.',
    'Rufen Sie an.',
  ]);
});

test('without a next step there is no empty line', () => {
  render(<Message tone="success" text="Fertig." />);
  expect(screen.getAllByRole('paragraph')).toHaveLength(1);
});

test('text of others stays text', () => {
  const { container } = render(<Message tone="failure" text="<img src=x onerror=alert(1)>" />);
  expect(container.querySelector('img')).toBeNull();
});
