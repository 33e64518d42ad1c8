import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import ManageAppointment from '../../../../src/features/forms/appointments/manage';
import Picker from '../../../../src/features/forms/appointments/picker';
import {
  appointmentMessages as words,
  manageMessages,
  refused,
} from '../../../../src/features/forms/appointments/messages';
import { dayText, whenText } from '../../../../src/features/forms/appointments/when';
import { count } from '../../../../src/lib/count';
import { emailJsAnswers, sent } from '../../../support/emailjs';

jest.mock('../../../../src/lib/count', () => ({ count: jest.fn() }));
jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const contact = { email: 'a@b.at', phone: '0316', phoneHref: 'tel:0316' };
const times = ['2026-12-03T08:00:00.000Z', '2026-12-03T08:45:00.000Z', '2026-12-04T09:00:00.000Z'];
const [, second = ''] = times;
const booked = { token: 'abc', startsAt: second, endsAt: times[2], state: 'booked' };

const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
/** Presses a button, and waits as long as a lost answer takes to be asked for again. */
const press = async (name: string, milliseconds = 3_000) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await wait(milliseconds);
};
const typeIn = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const introduce = () => {
  typeIn('Name', 'Eva Kern');
  typeIn('E-Mail', 'eva@kern.example');
  typeIn('Telefon', '0664 123 45 67');
};
const person = { name: 'Eva Kern', phone: '0664 123 45 67', message: '' };
const show = () => act(async () => void render(<Picker contact={contact} />));

/** Answers in turn; after the last one there is none. A time that was asked for is free no more. */
function appointmentAnswers(...answers: (readonly [number, object] | undefined)[]) {
  const asked: { id?: string; startsAt?: string }[] = [];
  const respond = async (input: unknown, { body }: RequestInit = {}) => {
    const left = times.filter((at) => asked[0]?.startsAt !== at);
    if (String(input).endsWith('free-times')) return Response.json({ minutes: 30, times: left });
    asked.push(JSON.parse(typeof body === 'string' ? body : '{}'));
    const answer = answers[asked.length - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer[1], { status: answer[0] });
  };
  Object.assign(globalThis, { fetch: respond });
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(count).mockClear();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  jest.spyOn(console, 'error').mockImplementation();
});

test('a free time, a name, a number: booked, and nothing else is sent', async () => {
  const asked = appointmentAnswers([200, booked]);
  await show();
  const onDay = (date: string) => screen.getByRole('group', { name: dayText(date) }).textContent;
  expect(['2026-12-03', '2026-12-04'].map(onDay)).toEqual(['09:0009:45', '10:00']);
  await press('09:45');
  expect(document.activeElement?.textContent).toBe(whenText(second));
  await press(words.submit);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  introduce();
  typeIn(/^Thema/, 'Telefon am Abend');
  await press(words.submit);
  const { name, phone } = person;
  const about = { email: 'eva@kern.example', topic: 'Telefon am Abend' };
  expect(asked).toMatchObject([{ action: 'book', startsAt: second, name, phone, ...about }]);
  expect(sessionStorage.getItem('draft:appointment')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(words.booked(whenText(second)));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/termin#abc');
  expect(sent).toEqual([]);
  expect(count).toHaveBeenCalledTimes(1);
});

test('five days are offered at once, others on request', async () => {
  const days = Array.from({ length: 10 }, (_, day) => `2026-12-${day + 10}T08:00:00.000Z`);
  const answer = async () => Response.json({ minutes: 30, times: days });
  Object.assign(globalThis, { fetch: answer });
  await show();
  expect(screen.getByText(/ 30 Minuten/)).toBeTruthy();
  expect(screen.getAllByRole('group')).toHaveLength(5);
  await press(words.moreDays);
  expect(screen.getAllByRole('group')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: words.moreDays })).toBeNull();
});

test('M3 an answer that is lost is asked for again after a pause, with the same id', async () => {
  const asked = appointmentAnswers(undefined, [200, booked]);
  await show();
  await press('09:45');
  introduce();
  await press(words.submit, 2_900);
  expect(asked).toHaveLength(1);
  await wait(100);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(screen.getByRole('status').textContent).toContain(words.booked(whenText(second)));
});

test('a time that is gone while somebody types: other times, and what was typed stays', async () => {
  appointmentAnswers([409, { error: 'time_taken' }]);
  await show();
  await press('09:45');
  introduce();
  await press(words.submit);
  expect(screen.getByRole('alert').textContent).toBe(refused.taken);
  expect(screen.queryByRole('button', { name: '09:45' })).toBeNull();
  await press('10:00');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Eva Kern');
});

test.each([
  ['too_many_requests', refused['too-many']],
  ['busy', refused.busy],
  ['invalid_request', words.invalid],
])(
  'refused as %s it says why, and how to reach somebody; another time can be chosen',
  async (error, why) => {
    const refusal = [400, { error }] as const;
    const asked = appointmentAnswers(refusal, refusal, refusal);
    await show();
    await press('09:45');
    introduce();
    await press(words.submit);
    await press(words.submit);
    typeIn('Telefon', '0316 12 34 56');
    await press(words.submit);
    // The same words are the same appointment, others another.
    expect(asked.map(({ id }) => id === asked[0]?.id)).toEqual([true, true, false]);
    expect(screen.getByRole('alert').textContent).toBe(`${why}${words.orReach}a@b.at0316`);
    expect(sent).toEqual([]);
    await press(words.otherTime);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words.choose);
  },
);

test.each([
  ['broken', [503, { error: 'database_unavailable' }] as const],
  ['out of reach', undefined],
])('the function is %s: the wish is a request, and not called booked', async (_, answer) => {
  appointmentAnswers(answer);
  await show();
  await press('09:45');
  introduce();
  await press(words.submit);
  expect(screen.getByRole('status').textContent).toBe(words.wishSent);
  expect(count).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('draft:appointment')).toBeNull();
  expect(sent).toEqual([
    expect.objectContaining({ ...person, about: words.wishAbout(whenText(second)) }),
  ]);
});

test.each([
  ['nobody knows the free times', words.unavailable, undefined],
  ['no time is free', words.noTimes, { minutes: 30, times: [] }],
])('%s: the visitor says when; both ways down, the phone is offered', async (_, why, answer) => {
  const fetch = jest.fn<Promise<Response>, [string, { body?: string }?]>();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  if (answer) fetch.mockResolvedValueOnce(Response.json(answer));
  Object.assign(globalThis, { fetch });
  await show();
  expect(screen.getByText(why)).toBeTruthy();
  typeIn(words.wish, 'Dienstag am Vormittag');
  introduce();
  emailJsAnswers(async () => ({ status: 503, text: '' }));
  await press(words.submitWish);
  expect(screen.getByRole('alert').textContent).toContain(words.failed);
  await press(words.submitWish);
  const [, first, again] = fetch.mock.calls.map(([, { body } = {}]) => body?.split('"')[3]);
  expect([first, again]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first]);
  emailJsAnswers(async () => undefined);
  await press(words.submitWish);
  expect(sent.at(-1)).toMatchObject({ ...person, about: 'Dienstag am Vormittag' });
});

describe('/termin', () => {
  const openLink = async (token: string) => {
    window.history.replaceState(null, '', `/termin#${token}`);
    await act(async () => void render(<ManageAppointment />));
    await wait(3_000);
  };

  test('shows the appointment, cancels it after a question, and leads to a new one', async () => {
    const cancelled = [200, { ...booked, state: 'cancelled' }] as const;
    const asked = appointmentAnswers([200, booked], undefined, undefined, cancelled);
    await openLink('abc');
    expect(screen.getByRole('heading').textContent).toBe(manageMessages.is(whenText(second)));
    await press(manageMessages.cancel);
    await press(manageMessages.keep);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await press(manageMessages.cancel);
    expect(screen.getByText(manageMessages.sure)).toBeTruthy();
    await press(manageMessages.cancelNow);
    expect(screen.getByRole('alert').textContent).toBe(refused.down);
    await press(manageMessages.cancel);
    await press(manageMessages.cancelNow);
    expect(asked.map((ask) => Object.values(ask).join(' '))).toEqual([
      'show abc',
      ...['cancel abc', 'cancel abc', 'cancel abc'],
    ]);
    expect(screen.getByRole('alert').textContent).toContain(manageMessages.cancelled);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/trial#formular');
  });

  test('another link in the same tab is opened; one that is over says so', async () => {
    const asked = appointmentAnswers([200, booked], [410, { error: 'appointment_over' }]);
    await openLink('neu');
    window.history.replaceState(null, '', '/termin#alt');
    await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(asked).toMatchObject([{ token: 'neu' }, { token: 'alt' }]);
    expect(screen.getByRole('alert').textContent).toBe(refused.over);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('when the calendar does not answer, it can be asked again; without a link it is not', async () => {
    const asked = appointmentAnswers(undefined, undefined, [200, booked]);
    await openLink('');
    expect(asked).toEqual([]);
    cleanup();
    await openLink('abc');
    await press(manageMessages.again);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('heading').textContent).toBe(manageMessages.is(whenText(second)));
  });
});
