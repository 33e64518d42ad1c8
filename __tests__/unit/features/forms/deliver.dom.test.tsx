import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { sendForm } from '../../../../src/lib/emailjs';
import { afterwards, contact, otherWays } from '../../../support/contact';
import { fillIn, form, linkTargets, message, submit, typed } from '../../../support/form-page';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

// What the visitor sees, and what the agency gets, when EmailJS does not take a message: the Edge
// Function `request` stands in here as `fetch`; what it does is tested in __tests__/functions.
const emailJs = jest.mocked(sendForm);
const request = jest.fn<Promise<Response>, [string, RequestInit]>();
const received = async () => Response.json({ received: true });
const failing = (status: number) => async () => Response.json({ error: 'x' }, { status });
const never = () => new Promise<never>(() => undefined);
const refused = { status: 429, text: 'Too Many Requests' };
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

/** What was given to the function, call by call. */
const given = () =>
  request.mock.calls.map(([, { body }]) => JSON.parse(typeof body === 'string' ? body : ''));

const open = () => render(<ContactForm contact={contact} afterwards={afterwards} />);

async function send() {
  const page = open();
  fillIn();
  await submit();
  await wait(0);
  return page;
}

const sees = (text: RegExp) => expect(screen.getByText(text)).toBeTruthy();
const success = /^Vielen Dank für Ihre Nachricht!/;
const failure = /^Entschuldigung, es gab einen Fehler/;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  request.mockReset().mockImplementation(received);
  Object.assign(globalThis, { fetch: request });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('what EmailJS takes goes nowhere else', async () => {
  await send();
  sees(success);
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['refuses', refused, 'HTTP 429'],
  ['has no quota left', { status: 402, text: '' }, 'HTTP 402'],
  ['has a wrong template', { status: 412, text: '' }, 'HTTP 412'],
  ['is out of order', { status: 503, text: '' }, 'HTTP 503'],
  ['is blocked or unreachable', { status: 0, text: 'Network Error' }, 'network'],
])(
  'EmailJS %s: the function gets the same fields, the visitor sees success',
  async (_what, end, reason) => {
    emailJs.mockResolvedValue(end);
    await send();
    sees(success);
    const [{ id, number, ...rest }, ...more] = given();
    expect(more).toEqual([]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(number).toMatch(/^\d{4}-\d{4}-[0-9A-F]{4}$/);
    expect(rest).toEqual({
      form: 'contact',
      via: 'function',
      reason,
      fields: {
        name: message.Name,
        email: message['E-Mail'],
        phone: message.Telefon,
        company: message.Betrieb,
        message: message.Nachricht,
      },
    });
    expect(request.mock.calls[0]?.[0]).toBe('https://projekt.supabase.co/functions/v1/request');
    sees(new RegExp(number));
    expect(console.error).not.toHaveBeenCalled();
  },
);

test.each([
  ['refuses it', failing(429)],
  ['is out of order', failing(503)],
  ['is not there', failing(404)],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'F07 F08 C05 R02 both dead, the function %s: the specified words with the focus, draft, mail, telephone',
  async (_what, answer) => {
    emailJs.mockResolvedValue(refused);
    request.mockImplementation(answer);
    await send();
    sees(failure);
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(alert.textContent).not.toContain('Möglicherweise');
    expect(linkTargets()).toEqual(expect.arrayContaining(otherWays));
    expect(typed()).toEqual(message);
    expect(sessionStorage.getItem('draft:contact')).toContain(message.Nachricht);
    expect(console.error).toHaveBeenCalledWith(expect.any(String), refused);
  },
);

test('R04 EmailJS is silent: after eight seconds the function takes it', async () => {
  emailJs.mockImplementation(never);
  await send();
  await wait(7_900);
  expect(request).not.toHaveBeenCalled();
  await wait(100);
  sees(success);
  expect(given()).toMatchObject([{ reason: 'late' }]);
});

test('R04 EmailJS answers late, while the function hangs: success', async () => {
  emailJs.mockImplementation(() => new Promise((done) => setTimeout(done, 12_000, undefined)));
  request.mockImplementation(never);
  await send();
  await wait(11_900);
  expect(screen.queryByText(success)).toBeNull();
  await wait(100);
  sees(success);
});

test('R04 the function has it, EmailJS fails late: success stays', async () => {
  emailJs.mockImplementation(() => new Promise((done) => setTimeout(done, 12_000, refused)));
  await send();
  await wait(8_000);
  sees(success);
  await wait(60_000);
  sees(success);
});

test('F09 R05 both hang: after 20 seconds it may have been sent, and nothing is sent again', async () => {
  emailJs.mockImplementation(never);
  request.mockImplementation(never);
  await send();
  await wait(19_900);
  expect(screen.queryByText(failure)).toBeNull();
  await wait(100);
  sees(failure);
  sees(/Möglicherweise ist Ihre Nachricht trotzdem angekommen/);
  await wait(120_000);
  expect(emailJs).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(1);
});

test('two clicks and a second try are one request under one id', async () => {
  emailJs.mockResolvedValue(refused);
  request.mockImplementation(failing(503));
  open();
  fillIn();
  fireEvent.submit(form());
  fireEvent.submit(form());
  await wait(0);
  expect(request).toHaveBeenCalledTimes(1);
  request.mockImplementation(received);
  await submit();
  await wait(0);
  sees(success);
  const [first, second, ...more] = given();
  expect(more).toEqual([]);
  expect(second).toEqual(first);
});

test('R07 a reload in between keeps draft and id; a change makes another request', async () => {
  emailJs.mockResolvedValue(refused);
  request.mockImplementation(failing(503));
  const { unmount } = await send();
  unmount();
  open();
  expect(typed()).toEqual(message);
  await submit();
  await wait(0);
  fillIn({ Nachricht: 'Bitte erst am Abend.' });
  await submit();
  await wait(0);
  const [first, reloaded, changed] = given();
  expect(reloaded.id).toBe(first.id);
  expect(changed.id).not.toBe(first.id);
});

test('after a success the next message is another request', async () => {
  emailJs.mockResolvedValue(refused);
  await send();
  fireEvent.click(screen.getByRole('button', { name: 'Noch eine Nachricht schreiben' }));
  fillIn();
  await submit();
  await wait(0);
  const [first, second] = given();
  expect(second.id).not.toBe(first.id);
});

test('after a success: what happens next, the number, and three pages, in place of the fields', async () => {
  await send();
  sees(new RegExp(afterwards.steps.join()));
  sees(/Ihre Anfrage hat die Nummer \d{4}-\d{4}-[0-9A-F]{4}/);
  expect(linkTargets()).toEqual(expect.arrayContaining(afterwards.pages.map(({ to }) => to)));
  expect(form().className).toContain('sent');
});

describe('R07 the page is left while it is sending', () => {
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('closing it asks, as long as it is not sent', async () => {
    let end: (value: undefined) => void = () => undefined;
    emailJs.mockReturnValue(new Promise((done) => (end = done)));
    expect(leaving()).toBe(false);
    await send();
    expect(leaving()).toBe(true);
    end(undefined);
    await wait(0);
    expect(leaving()).toBe(false);
  });

  test.each([
    ['success', undefined, 'status', 'Ihre Nachricht ist angekommen'],
    ['failure', refused, 'alert', 'konnte nicht gesendet werden'],
  ])('%s is told on the next page', async (_what, end, role, words) => {
    request.mockImplementation(failing(503));
    emailJs.mockImplementation(() => new Promise((done) => setTimeout(done, 2_000, end)));
    const { unmount } = await send();
    unmount();
    await wait(2_100);
    const box = screen.getByRole(role);
    expect(box.textContent).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole(role)).toBeNull();
    expect(sessionStorage.getItem('draft:contact') === null).toBe(end === undefined);
  });

  test('back at the form it is still busy, and then says how it ended', async () => {
    emailJs.mockImplementation(() => new Promise((done) => setTimeout(done, 2_000, undefined)));
    const { unmount } = await send();
    unmount();
    open();
    await wait(0);
    expect(screen.getByRole('button').textContent).toBe('Wird gesendet...');
    await submit();
    await wait(2_100);
    sees(success);
    expect(emailJs).toHaveBeenCalledTimes(1);
    expect(Object.values(typed()).join('')).toBe('');
  });
});
