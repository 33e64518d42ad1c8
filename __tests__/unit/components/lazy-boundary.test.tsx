import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { LazyBoundary } from '../../../src/components/lazy-boundary';

type Part = { default: ComponentType };

/** A page with a part that comes, or does not, when the test says so. */
function openPage() {
  let come: (part: Part) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const coming = new Promise<Part>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  const Teil = lazy(() => coming);
  render(
    <>
      <h1>Seite</h1>
      <LazyBoundary>
        <Teil />
      </LazyBoundary>
    </>,
  );
  return { come, fail };
}

test('while the part loads, that is said', () => {
  openPage();
  expect(screen.getByRole('status').textContent).toBe('Wird geladen …');
});

test('the part takes its place', async () => {
  const { come } = openPage();
  await act(async () => come({ default: () => <button>Anmelden</button> }));
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('F06: when the part does not come, that is said, and the page stays', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fail } = openPage();
  await act(async () => fail(new Error('ChunkLoadError')));
  expect(screen.getByRole('alert').textContent).toMatch(/konnte nicht geladen werden/);
  expect(screen.getByRole('heading', { name: 'Seite' })).toBeTruthy();
  log.mockRestore();
});
