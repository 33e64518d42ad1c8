import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dialog } from '../../../../src/components/dialog/dialog';
import { provideDialogs } from '../../../support/dialog';

const onClose = jest.fn();
const dialog = () => screen.getByRole('dialog', { name: 'Anmelden' });

function open() {
  return render(
    <Dialog onClose={onClose} labelledBy="titel">
      <h2 id="titel">Anmelden</h2>
    </Dialog>,
  );
}

beforeAll(provideDialogs);
beforeEach(() => {
  onClose.mockReset();
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(window.history.state).toBeNull());
});

test('it is open, as a modal, as long as it is rendered', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { unmount } = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  const element = dialog();
  unmount();
  expect(element).toMatchObject({ open: false });
  expect(onClose).not.toHaveBeenCalled();
});

/** jsdom lays nothing out: the dialog is the point 0/0. */
const beside = { clientX: 9, clientY: 9 };

test.each([
  ['its button', 1, () => fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
  [
    'a click beside it',
    1,
    () => {
      fireEvent.mouseDown(dialog(), beside);
      fireEvent.click(dialog(), beside);
    },
  ],
  ['the browser, on Escape,', 1, () => fireEvent(dialog(), new Event('close'))],
  ['a click inside', 0, () => fireEvent.click(screen.getByRole('heading'))],
  [
    'W01 text selected in it and let go beside it',
    0,
    () => {
      fireEvent.mouseDown(screen.getByRole('heading'));
      fireEvent.click(dialog(), beside);
    },
  ],
  ['W14 "Back"', 1, () => window.history.back()],
])('%s closes it %d times, and leaves no step in the history', async (_what, times, action) => {
  open();
  expect(window.history.state).not.toBeNull();
  action();
  if (times > 0) await waitFor(() => expect(window.history.state).toBeNull());
  expect(onClose).toHaveBeenCalledTimes(times);
});

test('it closes where the browser takes no more steps', () => {
  jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
