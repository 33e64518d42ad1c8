import { fireEvent, render, screen } from '@testing-library/react';
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

test('it is open, as a modal, as long as it is rendered', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { unmount } = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  const element = dialog();
  unmount();
  expect(element).toMatchObject({ open: false });
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['its button', 1, () => fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
  ['a click beside it', 1, () => fireEvent.click(dialog())],
  ['the browser, on Escape,', 1, () => fireEvent(dialog(), new Event('close'))],
  ['a click inside', 0, () => fireEvent.click(screen.getByRole('heading'))],
])('%s closes it %d times', (_what, times, action) => {
  open();
  action();
  expect(onClose).toHaveBeenCalledTimes(times);
});
