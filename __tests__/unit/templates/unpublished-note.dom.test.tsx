import { render, screen } from '@testing-library/react';
import { UnpublishedNote } from '../../../src/templates/unpublished-note';

const reason = 'erscheint am 6. Jänner 2026';

test('the preview says why visitors do not see a post', () => {
  render(<UnpublishedNote reason={reason} />);
  expect(screen.getByRole('status').textContent).toBe(`Nur in der Vorschau ${reason}`);
});

test.each([
  ['of a release', 'production', reason],
  ['that is published', 'development', null],
])('a post %s has no note', (_case, mode, why) => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const { container } = render(<UnpublishedNote reason={why} />);
  expect(container.textContent).toBe('');
  env.restore();
});
