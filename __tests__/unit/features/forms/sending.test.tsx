import { act, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { loadEmailJs, sendForm } from '../../../../src/lib/emailjs';
import { contact } from '../../../support/contact';
import {
  field,
  fillIn,
  form,
  message,
  pressEnter,
  submit,
  typed,
} from '../../../support/form-page';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/emailjs-settings'),
);
jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const sent = jest.mocked(sendForm);
const draft = () => sessionStorage.getItem('draft:contact');

beforeEach(() => {
  jest.mocked(loadEmailJs).mockClear();
  sent.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
});

/** Opens the page, fills in everything and sends it. */
async function send() {
  render(<ContactForm contact={contact} />);
  fillIn();
  await act(async () => submit());
}

/** A send that is answered when the test says so. */
function pendingSend() {
  let answer: () => void = () => undefined;
  sent.mockReturnValue(new Promise((resolve) => (answer = () => resolve(undefined))));
  return () => act(async () => answer());
}

test('a complete form is sent as it stands', async () => {
  let fields = {};
  sent.mockImplementation(async (element) => {
    fields = Object.fromEntries(new FormData(element));
    return undefined;
  });
  await send();
  expect(fields).toEqual({
    name: message.Name,
    email: message['E-Mail'],
    phone: message.Telefon,
    company: message.Betrieb,
    message: message.Nachricht,
  });
});

test('while sending, the button says so and is locked', async () => {
  const answer = pendingSend();
  await send();
  expect(screen.getByRole('button', { name: 'Wird gesendet...' }).matches(':disabled')).toBe(true);
  await answer();
  expect(screen.getByRole('button', { name: 'Nachricht senden' }).matches(':disabled')).toBe(false);
});

test('F10: two clicks and five times Enter make one request', async () => {
  const answer = pendingSend();
  render(<ContactForm contact={contact} />);
  fillIn();
  await act(async () => {
    submit();
    submit();
    for (let times = 0; times < 5; times += 1) pressEnter();
  });
  expect(sent).toHaveBeenCalledTimes(1);
  await answer();
});

test('success is announced in the specified words and gets the focus', async () => {
  await send();
  const outcome = screen.getByRole('status');
  expect(outcome.textContent).toBe(
    'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  );
  expect(document.activeElement).toBe(outcome);
});

test('after success the form is empty', async () => {
  await send();
  expect(Object.values(typed()).join('')).toBe('');
});

test('F13: the draft is kept until the message has arrived', async () => {
  const answer = pendingSend();
  await send();
  expect(draft()).toContain('Eva Kern');
  await answer();
  expect(draft()).toBeNull();
});

test('F14: blocked storage costs the draft, not the message', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await send();
  blocked.mockRestore();
  expect(screen.getByRole('status').textContent).toMatch(/^Vielen Dank/);
});

test('A15: a filled trap looks sent, and nothing is', async () => {
  render(<ContactForm contact={contact} />);
  fillIn({ ...message, 'Dieses Feld bitte leer lassen': 'Kaufen!' });
  await act(async () => submit());
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toMatch(/^Vielen Dank/);
});

test('A15: the trap itself is no field of the message, not even empty', async () => {
  let names: string[] = [];
  sent.mockImplementation(async (element) => {
    names = [...new FormData(element).keys()];
    return undefined;
  });
  await send();
  expect(names).not.toContain('rueckfrage');
});

test('A15: the trap works again after a send', async () => {
  await send();
  expect(field('Dieses Feld bitte leer lassen').disabled).toBe(false);
});

test('the SDK is fetched as soon as someone starts to fill in', () => {
  render(<ContactForm contact={contact} />);
  expect(loadEmailJs).not.toHaveBeenCalled();
  act(() => field('Name').focus());
  expect(loadEmailJs).toHaveBeenCalled();
});

test('the browser keeps its own bubbles to itself', () => {
  render(<ContactForm contact={contact} />);
  expect(form().noValidate).toBe(true);
});
