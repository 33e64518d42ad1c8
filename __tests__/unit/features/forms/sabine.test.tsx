import { act, fireEvent, render, screen } from '@testing-library/react';
import { completeDialogues } from '../../../../plugins/gatsby-source-content';
import { withCalendar } from '../../../../src/features/forms/appointments/talk/calendar';
import { talkMessages as own } from '../../../../src/features/forms/appointments/talk/messages';
import Sabine from '../../../../src/features/forms/appointments/talk/sabine';
import {
  appointmentMessages as words,
  manageMessages,
} from '../../../../src/features/forms/appointments/messages';
import { answer, assistantOf, greet } from '../../../../src/dialogue/talk';
import { whenText } from '../../../../src/features/forms/appointments/when';
import { sendForm } from '../../../../src/lib/emailjs';
import { functions } from '../../../support/appointment-functions';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const dialogue = completeDialogues('.').get('beratung');
const now = new Date('2026-11-30T08:00:00Z');
// Thursday and Friday, 9:00, 9:45 and 15:00 in Graz.
const thursday = ['2026-12-03T08:00:00.000Z', '2026-12-03T08:45:00.000Z'];
const friday = ['2026-12-04T08:00:00.000Z', '2026-12-04T14:00:00.000Z'];
const free = { minutes: 30, times: [...thursday, ...friday] };
const booked = { token: 'id.sign', startsAt: thursday[1], state: 'booked', sequence: 0 };
const answers = {
  'beratung.json': [200, dialogue ?? {}] as const,
  'free-times': [200, free] as const,
  appointment: [200, booked] as const,
};

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const say = async (text: string) => {
  const field = screen.getByLabelText(own.field);
  fireEvent.input(field, { target: { value: text } });
  await act(async () => fireEvent.submit(field));
};
const introduce = () => {
  for (const [label, value] of [
    ['Name', 'Eva Kern'],
    ['E-Mail', 'eva@kern.example'],
    ['Telefon', '0664 123 45 67'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const show = () =>
  act(
    async () =>
      void render(<Sabine contact={{ email: 'a@b.at', phone: '0316', phoneHref: 'tel:0316' }} />),
  );
const log = () => screen.getByRole('log').textContent;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  // Nobody seems to type.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.useRealTimers());

/** What she makes of some sentences, with the calendar above. */
function talk(...sentences: string[]) {
  if (!dialogue) throw new Error('content/dialogues/beratung.yaml is missing');
  const who = assistantOf(withCalendar(dialogue, free));
  return sentences.reduce((turn, said) => answer(who, turn.state, said, now), greet(who));
}

test.each([
  [['am freitag um drei'], { day: '2026-12-04', time: '15:00' }],
  [['donnerstag', 'dreiviertel zehn'], { day: '2026-12-03', time: '09:45' }],
  [['freitag nachmittag', 'um drei', 'doch lieber um neun'], { day: '2026-12-04', time: '09:00' }],
])('%j is a free time of the calendar', (sentences, values) => {
  expect(talk(...sentences).state.values).toEqual(values);
});

test('what is not free is not taken: the times near it, and days that have one', () => {
  const full = talk('donnerstag um drei');
  expect(full.state.values).toEqual({ day: '2026-12-03' });
  expect(full.replies).toEqual(['09:00', '09:45']);
  const none = talk('am mittwoch');
  expect(none.state.values).toEqual({});
  expect(none.replies).toEqual(['Donnerstag, 3. Dezember', 'Freitag, 4. Dezember']);
});

test('booked, moved and cancelled in conversation', async () => {
  const asked = functions(answers);
  await show();
  await say('donnerstag 9:45');
  await say('wir haben einen alten hund im büro');
  await press('Ja, passt');
  expect(screen.getByLabelText(RegExp(`^${words.topic}`))).toHaveProperty(
    'value',
    'wir haben einen alten hund im büro',
  );
  introduce();
  await press(words.submit);
  expect(log()).toContain(words.booked(whenText(thursday[1] ?? '')));
  expect(document.activeElement).toBe(screen.getByRole('log'));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/termin#id.sign');
  functions({ ...answers, appointment: [200, { ...booked, startsAt: friday[0], sequence: 1 }] });
  await say('doch lieber freitag um 9');
  await press('Ja, passt');
  expect(log()).toContain(manageMessages.moved);
  const cancelled = functions({
    ...answers,
    appointment: [200, { ...booked, state: 'cancelled', sequence: 2 }],
  });
  await say('ich muss leider absagen');
  expect(cancelled).toEqual([]);
  await press(manageMessages.cancelNow);
  expect(log()).toContain(manageMessages.cancelled);
  expect(asked).toMatchObject([{ action: 'book', startsAt: thursday[1], name: 'Eva Kern' }]);
  expect(cancelled).toMatchObject([{ action: 'cancel', token: 'id.sign', sequence: 1 }]);
});

test('N05 a time that is gone while somebody types: another is asked for, what was typed stays', async () => {
  functions({ ...answers, appointment: [409, { error: 'time_taken' }] });
  await show();
  await say('donnerstag 9:45');
  await press('Ja, passt');
  introduce();
  functions({
    ...answers,
    'free-times': [200, { ...free, times: [...thursday.slice(0, 1), ...friday] }],
    appointment: [409, { error: 'time_taken' }],
  });
  await press(words.submit);
  expect(log()).toContain(words.taken);
  await press('09:00');
  await press('Ja, passt');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Eva Kern');
  // It is about another time now.
  expect(screen.getAllByText(words.taken)).toHaveLength(1);
});

test('a question beside the form leaves form and focus alone', async () => {
  functions(answers);
  await show();
  await say('donnerstag 9:45');
  await press('Ja, passt');
  const name = screen.getByLabelText('Name');
  name.focus();
  // Now she seems to type.
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  await say('was kostet das?');
  expect(screen.getByLabelText('Name')).toBe(name);
  expect(document.activeElement).toBe(name);
});

test('N08 the calendar is down: the picker says so and takes the wish', async () => {
  functions({ ...answers, 'free-times': undefined });
  await show();
  expect(screen.getByText(words.unavailable)).toBeTruthy();
});

test('N08 what she cannot do reaches a person: the talk becomes a request', async () => {
  functions(answers);
  await show();
  await say('ich will mit einem menschen reden');
  expect(screen.getByText(own.handOverNote)).toBeTruthy();
  introduce();
  fireEvent.input(screen.getByLabelText(words.wish), { target: { value: 'morgen' } });
  await press(words.submitWish);
  expect(sendForm).toHaveBeenCalledTimes(1);
  expect(log()).toContain(words.wishSent);
});
