import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../../../../src/components/dialog/dialog';
import { provideDialogs } from '../../../support/dialog';

const onClose = jest.fn();

const open = () =>
  render(
    <Dialog onClose={onClose} labelledBy="titel">
      <h2 id="titel">Anmelden</h2>
    </Dialog>,
  );

const dialog = () => screen.getByRole('dialog', { name: 'Anmelden' });

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

test('its button closes it', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click beside it closes it', () => {
  open();
  fireEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click inside does not', () => {
  open();
  fireEvent.click(screen.getByRole('heading'));
  expect(onClose).not.toHaveBeenCalled();
});

test('what the browser closes on Escape is told', () => {
  open();
  fireEvent(dialog(), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
