import { act, render, screen, waitFor } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { loadEmailJs, sendForm } from '../../../../src/lib/emailjs';
import { blockStorage } from '../../../support/blocked-storage';
import { afterwards, contact } from '../../../support/contact';
import { description, field, fillIn, message, submit } from '../../../support/form-page';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const trap = 'Dieses Feld bitte leer lassen';
const sent = jest.mocked(sendForm);
const draft = () => sessionStorage.getItem('draft:contact');

/** Opens the form, fills it in with these changes and sends it. */
async function send(changes: Record<string, string> = {}) {
  render(<ContactForm contact={contact} afterwards={afterwards} />);
  fillIn({ ...message, ...changes });
  await submit();
}

/** Lets a send wait until the test answers it. */
function holdSend() {
  let answer: () => void = () => undefined;
  sent.mockReturnValue(new Promise((resolve) => (answer = () => resolve(undefined))));
  return () => act(async () => answer());
}

describe('sending', () => {
  test('the fields are sent under their specified names, A15: without the trap', async () => {
    await send();
    expect(Object.fromEntries(sent.mock.calls[0]?.[0] ?? [])).toEqual({
      name: message.Name,
      email: message['E-Mail'],
      phone: message.Telefon,
      company: message.Betrieb,
      message: message.Nachricht,
    });
  });

  test('meanwhile the button says so and is locked, F13: and the draft is kept', async () => {
    const answer = holdSend();
    await send();
    const button = screen.getByRole('button', { name: 'Wird gesendet...' });
    expect(button.matches(':disabled')).toBe(true);
    expect(draft()).toContain(message.Name);
    await answer();
    expect(button.matches(':disabled')).toBe(false);
    expect(button.textContent).toBe('Nachricht senden');
  });

  test('F14: blocked storage costs the draft, not the message', async () => {
    blockStorage('sessionStorage');
    await send();
    expect(screen.getByRole('status').textContent).toMatch(/^Vielen Dank/);
  });

  test('A15 A16: a filled trap marks the message, which is complete; the trap is not sent', async () => {
    await send({ [trap]: 'Kaufen!' });
    const fields = Object.fromEntries(sent.mock.calls[0]?.[0] ?? []);
    expect(Object.keys(fields)).toEqual(['name', 'email', 'phone', 'company', 'message']);
    expect(fields.message).toMatch(/^Bitte um Rückruf\.\n\n\[.*Roboter/);
    expect(screen.getByRole('status').textContent).toMatch(/^Vielen Dank/);
  });

  test('A16: a draft does not bring a filled trap back', async () => {
    const { unmount } = render(<ContactForm contact={contact} afterwards={afterwards} />);
    fillIn({ ...message, [trap]: 'Kaufen!' });
    unmount();
    render(<ContactForm contact={contact} afterwards={afterwards} />);
    await submit();
    expect(sent.mock.calls[0]?.[0].get('message')).toBe(message.Nachricht);
  });

  test('the SDK is fetched as soon as someone starts to fill in', async () => {
    render(<ContactForm contact={contact} afterwards={afterwards} />);
    expect(loadEmailJs).not.toHaveBeenCalled();
    act(() => field('Name').focus());
    await waitFor(() => expect(loadEmailJs).toHaveBeenCalled());
  });
});

describe('field errors', () => {
  test.each([
    ['abc', false],
    ['franz@gmx', false],
    ['+43 (0)316 / 12 34 56-0', true],
    ['0664 – 123 45 67', true],
    ['0316 123456 DW 12', true],
    ['+41 44 123 45 67', true, '\u202a+41\u00a044\u00a0123\u00a045\u00a067\u202c'],
    ['0664 1234567', true, '０６６４ １２３４５６７'],
    ['(0316) 12345 oder 0664 1234567', true],
    ['0049.89.123456', true],
  ])('W09 the telephone number %j: %s', async (number, isTaken, typed = number) => {
    await send({ Telefon: typed });
    expect(sent.mock.calls.map(([fields]) => fields.get('phone'))).toEqual(isTaken ? [number] : []);
  });

  test.each([
    ['max@firma', []],
    ['max@firma,at', []],
    ['max@firma..at', []],
    ['max @firma.at', []],
    ['a@b.at, c@d.at', []],
    ['\u00a0max@firma.at\u00a0', ['max@firma.at']],
    ['mailto:max@firma.at', ['max@firma.at']],
    ['Max <max@firma.at>', ['max@firma.at']],
    ['max@firma.at.', ['max@firma.at']],
    ['max@straße.at', ['max@straße.at']],
    ['\u202amax@fir\u00adma.at\u200e', ['max@firma.at']],
    ['max＠firma.at', ['max@firma.at']],
    ['„max@firma.at“,', ['max@firma.at']],
    ['(mailto:max@firma.at?subject=Hallo)', ['max@firma.at']],
    ['Max Muster <max@firma.at>; ', ['max@firma.at']],
    ['max(at)firma.at', []],
  ])('W09 the address %j is sent as %j', async (address, taken) => {
    await send({ 'E-Mail': address });
    expect(sent.mock.calls.map(([fields]) => fields.get('email'))).toEqual(taken);
  });

  test('an error appears with the submit, at its field, until the field is right', async () => {
    render(<ContactForm contact={contact} afterwards={afterwards} />);
    fillIn({ ...message, 'E-Mail': 'eva' });
    expect(description('E-Mail')).toBe('');
    await submit();
    expect(description('E-Mail')).toMatch(/^Diese E-Mail-Adresse ist unvollständig/);
    expect(description('Name')).toBe('');
    fillIn({ 'E-Mail': 'eva@' });
    expect(description('E-Mail')).not.toBe('');
    fillIn({ 'E-Mail': 'eva@kern.example' });
    expect(description('E-Mail')).toBe('');
  });
});
