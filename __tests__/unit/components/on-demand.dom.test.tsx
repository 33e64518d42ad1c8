import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { OnDemand } from '../../../src/components/on-demand';
import { partOf } from '../../../src/lib/part-of';

let mockSheet = Promise.resolve();
jest.mock('../../../plugins/gatsby-plugin-lean-pages/runtime', () => ({
  loadWholeSheet: () => mockSheet,
}));

type Module = { Part: ComponentType };
const signIn: Module = { Part: () => <button>Anmelden</button> };

/** A page with a part that the test loads, or fails to load. */
function openPage(load: () => Promise<Module>) {
  const part = partOf(load);
  const page = (
    <>
      <h1>Seite</h1>
      <OnDemand part={part}>{({ Part }) => <Part />}</OnDemand>
    </>
  );
  return { page, ...render(page) };
}

const pause = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => void jest.useFakeTimers());

test('it says that the part is loading, and shows it with its rules; next time at once', async () => {
  let arrive: () => void = () => undefined;
  mockSheet = new Promise((resolve) => (arrive = resolve));
  const { page, unmount } = openPage(() => Promise.resolve(signIn));
  await pause();
  expect(screen.getByRole('status').textContent).toBe('Wird geladen …');
  arrive();
  await pause();
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  render(page);
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});

test('W07 F06: when loading fails it says so, leads to the form, and can be asked for again', async () => {
  const load = jest.fn<Promise<Module>, []>().mockRejectedValue(new Error('ChunkLoadError'));
  openPage(load);
  await pause();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert').textContent).toMatch(/lässt sich gerade nicht laden/);
  expect(screen.getByRole('link', { name: 'Kontaktformular' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Seite' })).toBeTruthy();

  load.mockResolvedValue(signIn);
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await pause();
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});

test('C07: a part that throws leaves the rest of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = () => {
    throw new Error('Fehler');
  };
  openPage(() => Promise.resolve({ Part }));
  await pause();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Seite' })).toBeTruthy();
});
