import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { formMessages as words } from '../../../../src/features/forms/messages';
import { afterwards, contact } from '../../../support/contact';
import { emailJsAnswers, loadEmailJs, sent } from '../../../support/emailjs';
import { field, fillIn, form, message, submit, typed } from '../../../support/form-page';
import { renderToString } from '../../../support/render-to-string';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const page = <ContactForm contact={contact} afterwards={afterwards} />;
const open = () => render(page);
const late = (milliseconds: number) =>
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);

/** Opens the form, fills it in and sends it. */
async function send(changes: Record<string, string> = {}) {
  open();
  fillIn({ ...message, ...changes });
  await submit();
}

beforeEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/kontaktinformationen');
});

const fields = {
  name: message['Name'],
  email: message['E-Mail'],
  phone: message['Telefon'],
  company: message['Betrieb'],
  message: message['Nachricht'],
};

describe('sending', () => {
  test('the fields are sent as entered under their specified names, without the trap', async () => {
    open();
    fillIn({ ...message, Telefon: '(0316) 12345 oder 0664 1234567' });
    fireEvent.click(screen.getByLabelText(words.callback));
    await submit();
    expect(sent).toEqual([{ ...fields, phone: '(0316) 12345 oder 0664 1234567', callback: 'ja' }]);
    expect(screen.getByRole('status').textContent).toMatch(/^Vielen Dank für Ihre Nachricht!/);
    expect(screen.getByText(afterwards.steps[0] ?? '')).toBeTruthy();
    expect(Object.values(typed()).join('')).toBe('');
    expect(sessionStorage.getItem('draft:contact')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  test('F10: meanwhile the button says so and is locked; nothing is sent twice', async () => {
    let answer: (end: undefined) => void = () => undefined;
    emailJsAnswers(() => new Promise((resolve) => (answer = resolve)));
    await send();
    const button = screen.getByRole('button', { name: words.sending });
    expect(button.matches(':disabled')).toBe(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    for (let times = 0; times < 5; times += 1) await act(async () => fireEvent.submit(form()));
    expect(sent).toHaveLength(1);
    await act(async () => answer(undefined));
    expect(screen.getByRole('button').matches(':disabled')).toBe(false);
  });

  test('the SDK is fetched as soon as someone starts to fill in; half a number or too much is refused', async () => {
    open();
    expect(loadEmailJs).not.toHaveBeenCalled();
    fillIn({ ...message, Telefon: '06 64' });
    expect(loadEmailJs).toHaveBeenCalled();
    await submit();
    // EmailJS takes no more.
    fillIn({ ...message, Nachricht: 'ö'.repeat(10_001) });
    await submit();
    cleanup();
    open(); // after a reload as well
    await submit();
    expect(sent).toEqual([]);
    fillIn({ Telefon: '0 12 34', Nachricht: 'ö'.repeat(10_000) });
    await submit();
    expect(sent).toHaveLength(1);
  });
});

describe('the trap for bots', () => {
  const filled = { [words.honeypot]: 'Kaufen!' };

  test('A15: filled and sent within three seconds, it looks sent, and nothing is', async () => {
    await send(filled);
    expect(screen.getByRole('status').textContent).toMatch(/^Vielen Dank/);
    expect(sent).toEqual([]);
  });

  test('A16: filled in by an extension, the message is sent, and marked', async () => {
    open();
    fillIn({ ...message, ...filled });
    late(3_001);
    await submit();
    expect(sent).toEqual([{ ...fields, rueckfrage: 'Kaufen!' }]);
  });
});

describe('an address with an order', () => {
  const order = { product: 'Hotel', price: '1500', message: 'Ich möchte <b>Hotel PRO</b>.' };
  const openAt = (changes = {}) => {
    const query = new URLSearchParams({ ...order, ...changes });
    window.history.replaceState(null, '', `/kontaktinformationen?${query}`);
    return open();
  };

  test('A01: fills in the message, as text, and only it', () => {
    const { container } = openAt({ name: 'Fremd', email: 'fremd@example.at' });
    expect(typed()).toMatchObject({ Name: '', 'E-Mail': '', Nachricht: order.message });
    expect(container.querySelector('b')).toBeNull();
  });

  test('F13: after a reload an edited message stays; another order replaces an untouched one', () => {
    openAt().unmount();
    const again = openAt();
    fillIn({ Name: 'Eva' });
    again.unmount();
    const other = openAt({ message: 'Anderes Paket.' });
    expect(typed()).toMatchObject({ Name: 'Eva', Nachricht: 'Anderes Paket.' });
    fillIn({ Nachricht: 'Anderes Paket. Bitte am Vormittag.' });
    other.unmount();
    openAt();
    expect(typed()).toMatchObject({ Nachricht: 'Anderes Paket. Bitte am Vormittag.' });
  });

  test('once it is sent its message is not filled in again', async () => {
    openAt();
    fillIn({ ...message, Nachricht: order.message });
    await submit();
    expect(sent).toHaveLength(1);
    expect(typed()).toMatchObject({ Nachricht: '' });
  });
});

describe('before the script runs', () => {
  const served = () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.replaceChildren(container);
    return container;
  };
  const hidden = (container: Element) =>
    [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(
      ({ name, value }) => [name, value],
    );

  test('F01 F03: the form posts to EmailJS by itself, and says what the answer looks like', () => {
    const container = served();
    expect(container.querySelector('form')).toMatchObject({
      method: 'post',
      enctype: 'multipart/form-data',
      action: `${process.env['GATSBY_EMAILJS_ORIGIN']}/api/v1.0/email/send-form`,
    });
    expect(hidden(container)).toEqual([
      ['service_id', process.env['GATSBY_EMAILJS_SERVICE_ID']],
      ['template_id', process.env['GATSBY_EMAILJS_TEMPLATE_ID']],
      ['user_id', process.env['GATSBY_EMAILJS_PUBLIC_KEY']],
    ]);
    expect(container.querySelector('noscript')?.textContent).toContain('„OK“');
  });

  test('hydration finds the page it expects, keeps what was typed, and brings its own ids', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStorage.setItem('draft:contact', '{"name":"Alt","phone":"1"}');
    const container = served();
    field('Name').value = 'Neu';
    await act(async () => render(page, { container, hydrate: true }));
    expect(log.mock.calls).toEqual([]);
    expect(hidden(container)).toEqual([]);
    expect(typed()).toMatchObject({ Name: 'Neu', Telefon: '1' });
  });
});
