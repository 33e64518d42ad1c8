import { weekdays } from '../../../../src/content-model/calendar';
import type { GuidedField } from '../../../../src/content-model/guided';
import { appointmentOf, sheetOf } from '../../../../src/features/guided/sheet';
import {
  type State,
  type Value,
  answerTo,
  askedFields,
  fieldWith,
  taskOf,
} from '../../../../src/features/guided/state';
import { type Action, start, talk } from '../../../../src/features/guided/talk';
import { freeDays, timesOn } from '../../../../src/features/guided/times';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

/** A Saturday, ten past three in Graz, before a holiday. */
const now = new Date('2026-12-05T14:10:00Z');
const today = { date: '2026-12-05', time: '15:10' };
/** Austria's, as far as the calendars reach. */
const holidays = ['2026-12-08', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06'];
/** Fields whose days are checked: once is enough. */
const proven = new Set<GuidedField>();

const laterBy = (days: number): string =>
  new Date(Date.parse(today.date) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'UTC' });
const dayOf = (date: string) =>
  weekdays.find((name) => name === weekday.format(new Date(date))) ?? 'Sonntag';

/** The times of a date, read from the content another way than the site does. */
function openTimes({ day }: GuidedField, time: GuidedField | undefined, date: string): string[] {
  const isOpen =
    day &&
    date >= laterBy(day.from) &&
    date <= laterBy(day.within) &&
    !day.closed?.days.includes(dayOf(date)) &&
    !(day.closed?.holidays && holidays.includes(date));
  const { at = [], except, taken } = time?.time ?? {};
  return (except?.[dayOf(date)] ?? at).filter(
    (one) => isOpen && !taken?.includes(one) && `${date} ${one}` > `${today.date} ${today.time}`,
  );
}

const leastMiddleMost = (all: readonly string[]) =>
  all.filter((_, at) => [0, Math.floor(all.length / 2), all.length - 1].includes(at));

/** Values that a visitor can tap or type for a field. */
function valuesOf(field: GuidedField, state: State): Value[] {
  const { choice, number, day, time, items, skip } = field;
  if (choice) return choice.map(({ value }) => value);
  if (number) return [1, Math.ceil(number.to / 2), number.to, number.to + 1];
  if (day) {
    const at = fieldWith(state, 'time')?.field;
    const offered = freeDays(day, at, now);
    if (proven.has(field)) return leastMiddleMost(offered);
    proven.add(field);
    const all = Array.from({ length: 100 }, (_, days) => laterBy(days));
    expect(offered).toEqual(all.filter((date) => openTimes(field, at, date).length > 0));
    for (const date of [laterBy(-1), laterBy(day.within + 1), ...all])
      if (!offered.includes(date)) expectRefused(state, date);
    return leastMiddleMost(offered);
  }
  if (time) {
    const date = answerTo(state, 'day') ?? '';
    const offered = timesOn(field, date, now).flatMap((one) => (one.free ? one.time : []));
    const dayField = fieldWith(state, 'day')?.field;
    expect(offered).toEqual(dayField ? openTimes(dayField, field, date) : time.at);
    for (const taken of time.taken ?? []) expectRefused(state, taken);
    for (const one of offered) expectApart(state, one);
    return leastMiddleMost(offered);
  }
  if (items)
    return [
      { [items[0]?.value ?? '']: 1 },
      Object.fromEntries(items.map(({ value }) => [value, 3])),
    ];
  return skip === undefined ? ['Muster {total} 0316'] : ['', 'Bitte mit Gruß'];
}

/** A value that cannot be taken is not: the same is asked again, and the reason said. */
function expectRefused(state: State, value: Value): void {
  const refused = talk(state, { do: 'answer', value }, now);
  expect({ value, ...refused }).toMatchObject({ value, phase: state.phase });
  expect(Object.values(refused.values)).not.toContain(value);
  expect(refused.lines).toHaveLength(state.lines.length + 3);
}

function actionsIn(state: State): Action[] {
  const { phase } = state;
  if (phase.at === 'check') return [{ do: 'confirm' }, { do: 'cancel' }];
  const field = phase.at === 'field' && taskOf(state)?.fields[phase.field];
  if (!field) return [];
  const values = valuesOf(field, state);
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
  const shown = (text: string): string =>
    text.replaceAll('{business}', '').replaceAll('Muster {total} 0316', '');
  const said = state.lines.filter(({ from }) => from === 'assistant').at(-1)?.text ?? '';
  expect(shown(said)).not.toMatch(/[{}[\]]|undefined|^$/);
  for (const [name, { number }] of askedFields(state))
    if (number && state.values[name] !== undefined)
      expect(state.values[name]).toBeLessThanOrEqual(number.to);
  const sheet = sheetOf(state);
  if (state.task !== undefined)
    expect(shown(JSON.stringify({ ...sheet, added: null }))).not.toMatch(/\{\w*\}|undefined|NaN/);
  if (state.phase.at !== 'done') expect(sheet?.footer).toBeUndefined();
  const stops = sheet?.type === 'itinerary' ? sheet.stops : [];
  const known = stops.flatMap(({ time }) => (time === '–' ? [] : time));
  expect(known).toEqual([...known].sort());
  if (state.phase.at === 'check' && fieldWith(state, 'items')) {
    const sums = [...said.matchAll(/([\d.]+),(\d\d)\u00a0€/g)];
    expect(sums.map(([sum]) => Number(sum.replace(/\D/g, '')))).toContain(centsOf(state));
  }
  if (state.phase.at === 'done') checkEntry(state);
}

/** With a time, nothing lies over another entry of its column, and everything has one. */
function expectApart(state: State, time: string): void {
  if (state.phase.at !== 'field') return;
  const values = { ...state.values, [state.phase.field]: time };
  const sheet = sheetOf({ ...state, values });
  const entries = sheet?.type === 'schedule' ? sheet.entries : [];
  for (const one of entries) {
    expect(one.column).toBeGreaterThan(0);
    const over = entries.filter(
      ({ column, start, end }) => column === one.column && start < one.end && end > one.start,
    );
    expect(over).toEqual([one]);
  }
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
  expect(entry).toMatchObject({
    minutes: chosen[0]?.minutes ?? done?.minutes,
    place: 'Gasthof Huber',
    title: expect.stringMatching(/^[^{}[\]]+$/),
  });
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
  if (actions.length === 0) expect(['done', 'menu']).toContain(state.phase.at);
  for (const action of actions) walk(talk(state, action, now));
}

test.each(guidedFiles('.'))('every button of %s leads to an entry or a person', (_id, data) => {
  const begun = start({ anchor: '', own: 'Gasthof Huber', conversation: data });
  for (const id of [...Object.keys(data.tasks), ...Object.keys(data.answers)])
    walk(talk(begun, { do: 'choose', id }, now));
});
