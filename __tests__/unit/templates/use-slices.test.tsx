import { act, render, screen } from '@testing-library/react';
import { OpenedAtTop, useSlices } from '../../../src/templates/use-slices';

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
