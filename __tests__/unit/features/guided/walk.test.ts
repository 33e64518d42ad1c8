import { weekdays } from '../../../../src/content-model/calendar';
import type { GuidedField } from '../../../../src/content-model/guided';
import { valuesOf, waysOf } from '../../../../src/features/guided/asked';
import type { Choice } from '../../../../src/features/guided/controls';
import { wordsOf } from '../../../../src/features/guided/messages';
import { appointmentOf, sheetOf } from '../../../../src/features/guided/sheet';
import type { State, Value } from '../../../../src/features/guided/state';
import { answerTo, askedFields, fieldWith, taskOf } from '../../../../src/features/guided/state';
import { type Action, start, talk } from '../../../../src/features/guided/talk';
import { freeDays } from '../../../../src/features/guided/times';
import { minutesOfDay } from '../../../../src/lib/format';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

/** A Saturday, on the minute of a time that is offered, before a holiday. */
const now = new Date('2026-12-05T12:00:00Z');
const today = { date: '2026-12-05', time: '13:00' };
beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());
/** Austria's, as far as the calendars reach. */
const holidays = ['2026-12-08', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06'];
/** Fields whose values have all been tapped: once is enough. */
const proven = new Set<GuidedField>();

const laterBy = (days: number): string =>
  new Date(Date.parse(today.date) + days * 86_400_000).toISOString().slice(0, 10);
const dayOf = (date: string) => weekdays[new Date(date).getUTCDay()] ?? 'Sonntag';

const isShut = ({ closed }: NonNullable<GuidedField['day']>, date: string) =>
  closed?.days.includes(dayOf(date)) || (closed?.holidays && holidays.includes(date));

/** The times of a date, read from the content another way than the site does. */
function openTimes({ day }: GuidedField, time: GuidedField | undefined, date: string): string[] {
  const isOpen =
    day && date >= laterBy(day.from) && date <= laterBy(day.within) && !isShut(day, date);
  const { at = [], except, taken } = time?.time ?? {};
  return (except?.[dayOf(date)] ?? at).filter(
    (one) => isOpen && !taken?.includes(one) && `${date} ${one}` > `${today.date} ${today.time}`,
  );
}

const firstAndLast = <Value>(all: readonly Value[]) =>
  all.filter((_, at) => [0, all.length - 1].includes(at));

/** A text without what the page fills in, and what the visitor wrote. */
const shown = (text: string): string =>
  text.replaceAll('{business}', '').replaceAll('Muster {total} 0316', '');

/** What can be tapped; what is taken cannot. No two look alike. */
function taps(choices: readonly Choice[]): Action[] {
  const texts = choices.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(JSON.stringify(texts.map(shown))).not.toMatch(/[{}]|undefined|""/);
  return choices.flatMap(({ action, isTaken }) => (isTaken ? [] : action));
}

/** Values that a visitor can tap or type for a field. */
function answersTo(field: GuidedField, state: State): Value[] {
  const { choice, number, day, time, items, skip } = field;
  const words = wordsOf(state.conversation);
  const dayField = fieldWith(state, 'day')?.field;
  const timeField = fieldWith(state, 'time')?.field;
  if (day && proven.has(field)) return firstAndLast(freeDays(day, timeField, now));
  const tapped = taps(valuesOf(state, field)).flatMap((action) =>
    action.do === 'answer' ? [action.value] : [],
  );
  if (choice) {
    const values = proven.has(field) ? firstAndLast(tapped) : tapped;
    proven.add(field);
    return values;
  }
  if (number) {
    expect(tapped).toEqual(Array.from({ length: number.to + 1 }, (_, before) => before + 1));
    return [1, Math.ceil(number.to / 2), number.to, number.to + 1];
  }
  if (day) {
    proven.add(field);
    const all = Array.from({ length: 100 }, (_, days) => laterBy(days));
    const offered = all.filter((date) => openTimes(field, timeField, date).length > 0);
    expect(freeDays(day, timeField, now)).toEqual(offered);
    expect(tapped).toEqual(offered.slice(0, 5));
    for (const date of [laterBy(-1), ...all].filter((one) => !offered.includes(one)))
      expectRefused(state, date, isShut(day, date) ? day.closed?.say : words('noDay'));
    return firstAndLast(offered);
  }
  if (time) {
    const date = answerTo(state, 'day') ?? '';
    const offered = dayField ? openTimes(dayField, field, date) : time.at;
    expect(tapped).toEqual(offered);
    for (const taken of time.taken ?? []) {
      const next = offered.find((one) => one > taken) ?? offered[0] ?? '';
      expectRefused(state, taken, words('gone', { time: taken, next }));
    }
    return firstAndLast(offered);
  }
  const counted = (count: number) => (items ?? []).map(({ value }) => [value, count] as const);
  if (items) return [counted(1).slice(0, 1), counted(3)].map(Object.fromEntries);
  expect(tapped).toEqual(skip === undefined ? [] : ['']);
  return skip === undefined ? ['Muster {total} 0316'] : ['', 'Bitte mit Gruß'];
}

/** A value that cannot be taken is not: the reason is said, and the same is asked again. */
function expectRefused(state: State, value: Value, reason = '?'): void {
  const refused = talk(state, { do: 'answer', value }, now);
  expect({ value, ...refused }).toMatchObject({ value, phase: state.phase });
  expect(Object.values(refused.values)).not.toContain(value);
  const [why, again, ...others] = refused.lines.slice(state.lines.length + 1);
  expect([why?.text, again?.text, others]).toEqual([reason, state.lines.at(-1)?.text, []]);
}

function actionsIn(state: State): Action[] {
  const { phase } = state;
  const field = phase.at === 'field' && taskOf(state)?.fields[phase.field];
  if (!field) {
    const ways = taps(waysOf(state));
    const { menu } = state.conversation;
    const ids = phase.at !== 'menu' ? [] : phase.then ? [...phase.then, ''] : menu;
    if (phase.at === 'menu') expect(ways).toEqual(ids.map((id) => ({ do: 'choose', id })));
    return ways.filter(({ do: what }) => what === 'confirm' || what === 'cancel');
  }
  const values = answersTo(field, state);
  expect(values.length).toBeGreaterThan(0);
  return values.map((value) => ({ do: 'answer', value }));
}

/** The sum of what was ordered, in cents, added up another way than the site does. */
function centsOf(state: State): number {
  const { field, value } = fieldWith(state, 'items') ?? {};
  const counts = typeof value === 'object' ? value : {};
  const prices = (field?.items ?? []).map((one) => one.price * (counts[one.value] ?? 0));
  return Math.round(prices.reduce((sum, price) => sum + price, 0) * 100);
}

function check(state: State): void {
  const said = state.lines.filter(({ from }) => from === 'assistant').at(-1)?.text ?? '';
  expect(shown(said)).not.toMatch(/[{}[\]]|undefined|^$/);
  const sheet = sheetOf(state);
  if (state.task !== undefined)
    expect(shown(JSON.stringify({ ...sheet, added: null }))).not.toMatch(/\{\w*\}|undefined|NaN/);
  if (state.phase.at !== 'done') expect(sheet?.footer).toBeUndefined();
  const rows = sheet?.type === 'note' ? sheet.rows.map(({ value }) => value) : [];
  if (state.phase.at === 'done') expect(rows).not.toContain(wordsOf(state.conversation)('open'));
  const stops = sheet?.type === 'itinerary' ? sheet.stops : [];
  const known = stops.flatMap(({ time }) => (time === '–' ? [] : time));
  expect(known).toEqual([...known].sort());
  if (state.phase.at === 'check' && fieldWith(state, 'items')) {
    const sums = [...said.matchAll(/([\d.]+),(\d\d)\u00a0€/g)];
    expect(sums.map(([sum]) => Number(sum.replace(/\D/g, '')))).toContain(centsOf(state));
  }
  if (state.phase.at === 'done') checkEntry(state);
  const { numbers } = state.conversation.danger;
  if (state.phase.at === 'done' && !sheet) expect(state.lines.at(-1)?.numbers).toEqual(numbers);
}

/** What is done is in the calendar as it was said, where it has a time. */
function checkEntry(state: State): void {
  const { button, done } = taskOf(state) ?? {};
  const day = fieldWith(state, 'day')?.field;
  const entry = appointmentOf(state);
  expect([button, entry === undefined]).toEqual([button, day === undefined]);
  if (!entry || !day) return;
  expect(openTimes(day, fieldWith(state, 'time')?.field, entry.date)).toContain(entry.time);
  const chosen = askedFields(state).flatMap(([name, { choice = [] }]) =>
    choice.filter(({ value, minutes }) => minutes && value === state.values[name]),
  );
  const minutes = chosen[0]?.minutes ?? done?.minutes;
  const title = expect.stringMatching(/^[^{}[\]]+$/);
  expect(entry).toMatchObject({ minutes, place: 'Gasthof Huber', title });
  const sheet = sheetOf(state);
  if (sheet?.type !== 'schedule') return;
  const [drawn, ...others] = [...sheet.entries].reverse();
  expect(minutesOfDay(drawn?.end ?? '') - minutesOfDay(entry.time)).toBe(minutes);
  expect(sheet.columns[(drawn?.column ?? 0) - 1]).toBeTruthy();
  for (const { column, start, end } of others)
    expect(column === drawn?.column && start < drawn.end && end > drawn.start).toBe(false);
}

const changed = new Set<string>();

/** Changes each value that was asked for, once for all that ask the same. */
function changeEach(state: State): void {
  const asked = askedFields(state).map(([name]) => name);
  const key = [state.conversation.greeting, state.task, ...asked].join(' ');
  if (state.phase.at !== 'check' || changed.has(key)) return;
  changed.add(key);
  for (const field of asked) {
    const open = talk(state, { do: 'change' }, now);
    expect(taps(waysOf(open))).toEqual(asked.map((name) => ({ do: 'change', field: name })));
    let next = talk(open, { do: 'change', field }, now);
    expect(next.phase).toEqual({ at: 'field', field });
    for (let step = 0; next.phase.at === 'field' && step < 20; step += 1) {
      const [action] = actionsIn(next);
      if (action) next = talk(next, action, now);
      check(next);
    }
    expect(next.phase).toEqual({ at: 'check' });
  }
}

/** Presses everything that can be pressed, to the end. */
function walk(state: State): void {
  check(state);
  changeEach(state);
  const actions = actionsIn(state);
  expect(actions.map(({ do: what }) => what).join() || state.phase.at).toMatch(
    /^(done|menu|confirm,cancel|answer(,answer)*)$/,
  );
  for (const action of actions) walk(talk(state, action, now));
}

test.each(guidedFiles('.'))('every button of %s leads to an entry or a person', (_id, data) => {
  const begun = start({ anchor: '', own: 'Gasthof Huber', conversation: data });
  for (const id of [...Object.keys(data.tasks), ...Object.keys(data.answers)])
    walk(talk(begun, { do: 'choose', id }, now));
});
