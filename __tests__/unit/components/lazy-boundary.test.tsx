import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { LazyBoundary } from '../../../src/components/lazy-boundary';

/** A page with a part that the test loads, or fails to load. */
function openPage() {
  let load: (part: { default: ComponentType }) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const loading = new Promise<{ default: ComponentType }>((resolve, reject) => {
    load = resolve;
    fail = reject;
  });
  const Part = lazy(() => loading);
  render(
    <>
      <h1>Seite</h1>
      <LazyBoundary>
        <Part />
      </LazyBoundary>
    </>,
  );
  return { load, fail };
}

test('it says that the part is loading, and then shows it', async () => {
  const { load } = openPage();
  expect(screen.getByRole('status').textContent).toBe('Wird geladen …');
  await act(async () => load({ default: () => <button>Anmelden</button> }));
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('W07 F06: when loading fails it says so and leads to the form, and the rest of the page stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fail } = openPage();
  await act(async () => fail(new Error('ChunkLoadError')));
  expect(screen.getByRole('alert').textContent).toMatch(/lässt sich gerade nicht laden/);
  expect(screen.getByRole('link', { name: 'Kontaktformular' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Seite' })).toBeTruthy();
});
