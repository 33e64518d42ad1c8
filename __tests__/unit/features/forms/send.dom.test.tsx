import { act, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { count } from '../../../../src/lib/count';
import { afterwards, contact, otherWays } from '../../../support/contact';
import { emailJsAnswers, sent } from '../../../support/emailjs';
import { fillIn, linkTargets, message, submit, typed } from '../../../support/form-page';

jest.mock('../../../../src/lib/count', () => ({ count: jest.fn() }));
jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

// What the visitor sees, and what the agency gets, when EmailJS does not take a message: the Edge
// Function `request` stands in here as `fetch`; what it does is tested in __tests__/functions.
const request = jest.fn<Promise<Response>, [string, RequestInit]>();
const received = async () => Response.json({ received: true });
const failing = (status: number) => async () => Response.json({ error: 'x' }, { status });
const never = () => new Promise<never>(() => undefined);
const refused = { status: 429, text: 'Too Many Requests' };
const refuses = async () => refused;
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

/** What was given to the function, call by call. */
const given = () =>
  request.mock.calls.map(([, { body }]) => JSON.parse(typeof body === 'string' ? body : ''));

async function send() {
  render(<ContactForm contact={contact} afterwards={afterwards} />);
  fillIn();
  await submit();
  await wait(0);
}

const sees = (text: RegExp) => expect(screen.getByText(text)).toBeTruthy();
const success = /^Vielen Dank für Ihre Nachricht!/;
const failure = /^Entschuldigung, es gab einen Fehler/;
const maybe = /Möglicherweise ist Ihre Nachricht trotzdem angekommen/;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.mocked(count).mockClear();
  request.mockReset().mockImplementation(received);
  Object.assign(globalThis, { fetch: request });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('what EmailJS takes goes nowhere else', async () => {
  await send();
  sees(success);
  expect(request).not.toHaveBeenCalled();
  expect(jest.mocked(count).mock.calls).toEqual([['Anfrage']]);
});

test.each([
  ['refuses', refused, 'HTTP 429'],
  ['is blocked or unreachable', { status: 0, text: 'Network Error' }, 'network'],
])('EmailJS %s: the function gets the same fields, once', async (_what, end, reason) => {
  emailJsAnswers(async () => end);
  await send();
  sees(success);
  const [{ id, number, fields, ...rest }, ...more] = given();
  expect(more).toEqual([]);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(number).toMatch(/^\d{4}-\d{4}-[0-9A-F]{4}$/);
  expect(fields).toEqual(sent[0]);
  expect(rest).toEqual({ form: 'contact', reason });
  expect(request.mock.calls[0]?.[1].keepalive).toBe(true); // the tab may be closed meanwhile
});

test.each([
  ['refuses', failing(400)],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('F07 F08: both ways fail, the function %s: red, kept, with phone and mail', async (_, end) => {
  emailJsAnswers(refuses);
  request.mockImplementation(end);
  await send();
  sees(failure);
  for (const text of [maybe, afterwards.heading]) expect(screen.queryByText(text)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(linkTargets()).toEqual(['/datenschutz', ...otherWays]);
  expect(typed()).toEqual(message);
  expect(sessionStorage.getItem('draft:contact')).toContain(message['Name']);
  expect(console.error).toHaveBeenCalled();
  expect(count).not.toHaveBeenCalled();
});

test('EmailJS is late: the function takes over after eight seconds', async () => {
  emailJsAnswers(never);
  await send();
  await wait(7_900);
  expect(request).not.toHaveBeenCalled();
  await wait(200);
  sees(success);
  expect(given()).toMatchObject([{ reason: 'late' }]);
});

test('EmailJS is late and answers after all, while the function refuses', async () => {
  emailJsAnswers(() => new Promise((done) => setTimeout(done, 12_000, undefined)));
  request.mockImplementation(failing(503));
  await send();
  await wait(12_100);
  sees(success);
});

test.each([
  ['both hang: after twenty seconds', never, 19_900],
  ['one refuses, the other hangs: after twelve', refuses, 11_900],
])('F09: %s the visitor reads that it may have been sent', async (_what, emailJs, before) => {
  emailJsAnswers(emailJs);
  request.mockImplementation(never);
  await send();
  await wait(before);
  expect(screen.queryByText(failure)).toBeNull();
  await wait(200);
  sees(failure);
  sees(maybe);
  await wait(60_000);
  expect([sent.length, request.mock.calls.length]).toEqual([1, 1]);
});

test('a second try of the same message has the same id, a changed one another', async () => {
  emailJsAnswers(refuses);
  request.mockImplementation(failing(503));
  await send();
  await submit();
  await wait(0);
  fillIn({ Nachricht: 'Anders.' });
  await submit();
  await wait(0);
  const [first, second, third] = given().map(({ id }) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
