import { act, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { sendForm } from '../../../../src/lib/emailjs';
import { contact } from '../../../support/contact';
import { fillIn, message, submit, typed } from '../../../support/form-page';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/emailjs-settings'),
);
jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const specified =
  'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.';
const sent = jest.mocked(sendForm);
let log: jest.SpyInstance;

beforeEach(() => {
  sent.mockReset();
  sessionStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Fills in the form and sends it. */
async function send() {
  render(<ContactForm contact={contact} />);
  fillIn();
  await act(async () => submit());
}

describe.each([
  ['F07: rejected', { status: 429, text: 'Too Many Requests' }],
  ['F08: unreachable', { status: 0, text: 'Network Error' }],
])('%s', (_name, failure) => {
  beforeEach(() => {
    sent.mockResolvedValue(failure);
  });

  test('the specified words are announced', async () => {
    await send();
    expect(screen.getByRole('alert').textContent).toContain(specified);
  });

  test('the outcome gets the focus', async () => {
    await send();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('the input is kept', async () => {
    await send();
    expect(typed()).toEqual(message);
  });

  test('F13: the draft is kept', async () => {
    await send();
    expect(sessionStorage.getItem('draft:contact')).toContain('Bitte um Rückruf.');
  });

  test('the button is back and sends again', async () => {
    await send();
    sent.mockResolvedValue(undefined);
    await act(async () => submit());
    expect(sent).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status').textContent).toMatch(/^Vielen Dank/);
  });

  test('mail and phone are offered', async () => {
    await send();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(
      expect.arrayContaining(['mailto:hallo@uhrturm-ki.example', 'tel:+43316000000']),
    );
  });

  test('it is logged', async () => {
    await send();
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
  });

  test('nothing says that it may have arrived', async () => {
    await send();
    expect(screen.getByRole('alert').textContent).not.toContain('Möglicherweise');
  });
});

describe('F09: no answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sent.mockReturnValue(new Promise(() => undefined));
  });

  const wait = (milliseconds: number) =>
    act(async () => jest.advanceTimersByTimeAsync(milliseconds));

  test('for less than 20 seconds the form waits', async () => {
    await send();
    await wait(19_900);
    expect(screen.getByRole('button').textContent).toBe('Wird gesendet...');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('after 20 seconds it says that the message may have been sent', async () => {
    await send();
    await wait(20_000);
    const words = screen.getByRole('alert').textContent;
    expect(words).toContain(specified);
    expect(words).toContain('Möglicherweise ist Ihre Nachricht trotzdem angekommen.');
  });

  test('input and button are back after that', async () => {
    await send();
    await wait(20_000);
    expect(typed()).toEqual(message);
    expect(screen.getByRole('button').matches(':disabled')).toBe(false);
  });

  test('nothing is sent again by itself', async () => {
    await send();
    await wait(120_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('an answer that comes too late changes nothing', async () => {
    let answer: () => void = () => undefined;
    sent.mockReturnValue(new Promise((resolve) => (answer = () => resolve(undefined))));
    await send();
    await wait(20_000);
    await act(async () => answer());
    expect(typed()).toEqual(message);
  });
});
