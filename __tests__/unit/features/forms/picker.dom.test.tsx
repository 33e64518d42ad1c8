import { act, fireEvent, render, screen } from '@testing-library/react';
import Picker from '../../../../src/features/forms/appointments/picker';
import { appointmentMessages as words } from '../../../../src/features/forms/appointments/messages';
import { ownTime, whenText } from '../../../../src/features/forms/appointments/when';
import { sendForm } from '../../../../src/lib/emailjs';
import { functions } from '../../../support/appointment-functions';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const contact = { email: 'a@b.at', phone: '0316', phoneHref: 'tel:0316' };
const times = ['2026-12-03T08:00:00.000Z', '2026-12-03T08:45:00.000Z', '2026-12-04T08:00:00.000Z'];
const appointment = {
  ...{ token: 'id.sign', startsAt: times[0], endsAt: times[1], state: 'booked', sequence: 0 },
};

const free = [200, { minutes: 30, times }] as const;
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const typeIn = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const introduce = () => {
  typeIn('Name', 'Eva Kern');
  typeIn('E-Mail', 'eva@kern.example');
  typeIn('Telefon', '0664 123 45 67');
};
const show = () => act(async () => void render(<Picker contact={contact} />));
const sent = () => Object.fromEntries(jest.mocked(sendForm).mock.calls[0]?.[0] ?? []);

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  jest.spyOn(console, 'error').mockImplementation();
});

test('a free time, a name, a number: booked, and nothing else is sent', async () => {
  const asked = functions({ 'free-times': free, appointment: [200, appointment] });
  await show();
  expect(screen.getAllByRole('group').map((day) => day.textContent)).toEqual([
    '09:0009:45',
    '09:00',
  ]);
  await press('09:45');
  expect(document.activeElement?.textContent).toBe(whenText(times[1] ?? ''));
  await press(words.submit);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  introduce();
  await press(words.submit);
  expect(asked).toMatchObject([
    { action: 'book', startsAt: times[1], name: 'Eva Kern', topic: '' },
  ]);
  expect(screen.getByRole('status').textContent).toContain(words.booked(whenText(times[0] ?? '')));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/termin#id.sign');
  expect(sendForm).not.toHaveBeenCalled();
});

test('N05 a time that is gone while somebody types: other times, and what was typed stays', async () => {
  functions({ 'free-times': free, appointment: [409, { error: 'time_taken' }] });
  await show();
  await press('09:45');
  introduce();
  await press(words.submit);
  expect(screen.getByRole('alert').textContent).toBe(words.taken);
  await press('09:45');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Eva Kern');
});

test.each([
  ['broken', [503, { error: 'database_unavailable' }] as const],
  ['out of reach', undefined],
])('N08 the function is %s: the wish is a request, and not called booked', async (_, answer) => {
  functions({ 'free-times': free, appointment: answer });
  await show();
  await press('09:45');
  introduce();
  await press(words.submit);
  expect(screen.getByRole('status').textContent).toBe(words.wishSent);
  const message = words.wishMessage(whenText(times[1] ?? ''), 'eva@kern.example', '');
  expect(sent()).toEqual({ name: 'Eva Kern', phone: '0664 123 45 67', message });
});

test('N08 nobody knows the free times: the visitor says when', async () => {
  functions({});
  await show();
  typeIn(words.wish, 'Dienstag am Vormittag');
  introduce();
  await press(words.submitWish);
  expect(sent()['message']).toContain('Dienstag am Vormittag');
});

test('a clock elsewhere says so', () => {
  const at = new Date('2026-12-03T08:00:00Z');
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  expect(ownTime(at.toISOString())).toBeUndefined();
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  expect(ownTime(at.toISOString())).toBe('08:00');
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(600);
  expect(ownTime(at.toISOString())).toBe('Mittwoch, 2.\u00a0Dezember 2026, 22:00');
});
