import { act, render, screen } from '@testing-library/react';
import { OpenedAtTop, useOpening, useSlices } from '../../../src/templates/use-slices';

function Page() {
  return <p>{useSlices(5)}</p>;
}

const shown = () => screen.getByText(/^\d$/).textContent;

test('a page that the browser has opened is whole', () => {
  render(<Page />);
  expect(shown()).toBe('5');
});

test('a page behind a link begins with what is in sight, and goes on frame by frame', async () => {
  jest.useFakeTimers();
  render(
    <OpenedAtTop.Provider value>
      <Page />
    </OpenedAtTop.Provider>,
  );
  const seen = [shown()];
  for (let frame = 0; frame < 4; frame += 1) {
    await act(() => jest.advanceTimersToNextTimerAsync(2));
    seen.push(shown());
  }
  expect(seen).toEqual(['2', '4', '6', '6', '6']);
});

test('a long text shows its beginning until the page behind a link is on the screen', async () => {
  jest.useFakeTimers();
  const Text = () => <p>{useOpening() ? 'Anfang' : 'ganz'}</p>;
  render(<Text />);
  render(
    <OpenedAtTop.Provider value>
      <Text />
    </OpenedAtTop.Provider>,
  );
  const seen = () => screen.getAllByText(/./).map((text) => text.textContent);
  expect(seen()).toEqual(['ganz', 'Anfang']);
  await act(() => jest.advanceTimersToNextTimerAsync(2));
  expect(seen()).toEqual(['ganz', 'ganz']);
});
