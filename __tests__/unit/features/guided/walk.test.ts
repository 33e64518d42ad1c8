import { weekdays } from '../../../../src/content-model/calendar';
import type { Conversation, GuidedField } from '../../../../src/content-model/guided';
import { appointmentOf } from '../../../../src/features/guided/entry';
import { isCounts } from '../../../../src/features/guided/fill';
import { sheetOf } from '../../../../src/features/guided/sheet';
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
import { calendarFile } from '../../../../src/lib/calendar-file';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

/** A Saturday, ten past three in Graz, before a holiday. */
const now = new Date('2026-12-05T14:10:00Z');
const today = { date: '2026-12-05', time: '15:10' };
/** Austria's, as far as the calendars reach. */
const holidays = ['2026-12-08', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06'];
/** Fields whose days are checked: once is enough. */
const proven = new Set<GuidedField>();
let paths = 0;

const laterBy = (days: number): string =>
  new Date(Date.parse(today.date) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'UTC' });
const dayOf = (date: string) =>
  weekdays.find((name) => name === weekday.format(new Date(date))) ?? 'Sonntag';

/** The times of a date, read from the content another way than the site does. */
function openTimes(day: GuidedField, time: GuidedField | undefined, date: string): string[] {
  const isOpen =
    date >= laterBy(day.from ?? 0) &&
    date <= laterBy(day.day ?? 0) &&
    !day.closed?.includes(dayOf(date)) &&
    !(day.holidays === 'closed' && holidays.includes(date));
  const hours = time?.except?.[dayOf(date)] ?? time?.time ?? [];
  return hours.filter(
    (one) =>
      isOpen && !time?.taken?.includes(one) && `${date} ${one}` > `${today.date} ${today.time}`,
  );
}

const leastMiddleMost = <T>(all: readonly T[]): T[] => [
  ...new Set(
    [0, Math.floor(all.length / 2), all.length - 1].flatMap((at) => all.slice(at, at + 1)),
  ),
];

/** Values that a visitor can tap or type for a field. */
function valuesOf(field: GuidedField, talked: Conversation, state: State): Value[] {
  const [, day] = fieldWith(taskOf(talked, state), 'day') ?? [];
  const [, time] = fieldWith(taskOf(talked, state), 'time') ?? [];
  if (field.choice) return field.choice.map(({ value }) => value);
  if (field.number) {
    const [least, most] = field.number;
    return [least, Math.ceil((least + most) / 2), most, most + 1];
  }
  if (field.day !== undefined) {
    const offered = freeDays(field, time, now, 400);
    if (proven.has(field)) return leastMiddleMost(offered);
    proven.add(field);
    const all = Array.from({ length: 100 }, (_, days) => laterBy(days));
    expect(offered).toEqual(all.filter((date) => openTimes(field, time, date).length > 0));
    for (const date of [laterBy(-1), laterBy(field.day + 1), ...all])
      if (!offered.includes(date)) expectRefused(talked, state, date);
    return leastMiddleMost(offered);
  }
  if (field.time) {
    const date = answerTo(talked, state, 'day') ?? '';
    const offered = timesOn(field, date, now).flatMap((one) => (one.free ? one.time : []));
    expect(offered).toEqual(day ? openTimes(day, field, date) : field.time);
    for (const taken of field.taken ?? []) expectRefused(talked, state, taken);
    return leastMiddleMost(offered);
  }
  if (field.items)
    return [
      { [field.items[0]?.value ?? '']: 1 },
      Object.fromEntries(field.items.map(({ value }) => [value, 3])),
    ];
  return field.skip === undefined ? ['Muster {total} 0316'] : ['', 'Bitte mit Gruß'];
}

/** A value that cannot be taken is not: the same is asked again, and the reason said. */
function expectRefused(talked: Conversation, state: State, value: Value): void {
  const refused = talk(talked, state, { do: 'answer', value }, now);
  expect({ value, ...refused }).toMatchObject({ value, phase: state.phase, values: state.values });
  expect(refused.lines).toHaveLength(state.lines.length + 2);
}

/** What can be pressed in a state. */
function actionsIn(talked: Conversation, state: State): Action[] {
  const { phase } = state;
  switch (phase.at) {
    case 'field': {
      const field = taskOf(talked, state)?.fields[phase.field];
      if (!field) return [];
      const answers = valuesOf(field, talked, state).map((value): Action => ({
        do: 'answer',
        value,
      }));
      expect(answers.length).toBeGreaterThan(0);
      return field.above ? [...answers, { do: 'above' }] : answers;
    }
    case 'check':
      return [{ do: 'confirm' }, { do: 'cancel' }];
    case 'note':
      return [{ do: 'note', text: 'Meine Notiz' }];
    case 'person':
      return [{ do: 'person', name: 'Frau Zechner', phone: '0664 1234567' }];
    default:
      return [];
  }
}

/** The sum of what was chosen, added up another way than the site does. */
const sumOf = (talked: Conversation, { values, ...state }: State): number =>
  askedFields(taskOf(talked, { values, ...state }), values).reduce(
    (sum, [name, { choice = [], items = [] }]) => {
      const value = values[name];
      const counts = isCounts(value) ? value : {};
      return (
        sum +
        (choice.find((one) => one.value === value)?.price ?? 0) +
        items.reduce((part, one) => part + one.price * (counts[one.value] ?? 0), 0)
      );
    },
    0,
  );

function check(talked: Conversation, state: State): void {
  const said = state.lines.filter(({ from }) => from === 'assistant').at(-1)?.text ?? '';
  expect(said.replaceAll('{business}', '').replaceAll('Muster {total} 0316', '')).not.toMatch(
    /[{}[\]]|undefined|^$/,
  );
  for (const [name, { number: [, most] = [0, 0] }] of askedFields(
    taskOf(talked, state),
    state.values,
  )) {
    const value = state.values[name];
    if (typeof value === 'number') expect(value).toBeLessThanOrEqual(most);
  }
  const sheet = sheetOf(talked, state);
  if (state.task !== undefined)
    expect(
      JSON.stringify(sheet).replaceAll('{business}', '').replaceAll('{total}', ''),
    ).not.toMatch(/\{\w*\}|undefined|NaN/);
  if (state.phase.at === 'check' && /zusammen|together/.test(said)) {
    const sum = sumOf(talked, state)
      .toFixed(2)
      .replace('.', ',')
      .replace(/\B(?=(\d{3})+,)/g, '.');
    expect(said).toContain(`${sum}\u00a0€`);
  }
  if (state.phase.at !== 'done') return;
  const task = taskOf(talked, state);
  const entry = appointmentOf(talked, state, 'Gasthof Huber');
  const { minutes } = task?.done ?? {};
  expect([task?.button, entry === undefined]).toEqual([task?.button, minutes === undefined]);
  if (!entry) return;
  const [, day] = fieldWith(task, 'day') ?? [];
  const [, time] = fieldWith(task, 'time') ?? [];
  if (day) expect(openTimes(day, time, entry.date)).toContain(entry.time);
  const lines = calendarFile(entry, now).replaceAll('\r\n ', '').split('\r\n');
  const read = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const stamp = (name: string): number =>
    Date.parse(
      (read.get(name) ?? '').replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'),
    );
  const begin = stamp('DTSTART;TZID=Europe/Vienna');
  expect(new Date(begin).toISOString()).toBe(`${entry.date}T${entry.time}:00.000Z`);
  const option = Object.entries(task?.fields ?? {})
    .flatMap(([name, { choice = [] }]) => choice.filter((one) => one.value === state.values[name]))
    .find((one) => one.minutes);
  expect((stamp('DTEND;TZID=Europe/Vienna') - begin) / 60_000).toBe(
    typeof minutes === 'number' ? minutes : option?.minutes,
  );
  expect(read.get('LOCATION')).toBe('Gasthof Huber');
  expect(read.get('SUMMARY')).toMatch(/^[^{}[\]]+$/);
  expect(lines.at(-2)).toBe('END:VCALENDAR');
}

const changed = new Set<string>();

/** Changes each value that was asked for, once for all that ask the same. */
function changeEach(talked: Conversation, state: State): void {
  const asked = askedFields(taskOf(talked, state), state.values).map(([name]) => name);
  const key = [talked.name, talked.language, state.task, ...asked].join(' ');
  if (state.phase.at !== 'check' || changed.has(key)) return;
  changed.add(key);
  for (const field of asked) {
    const open = talk(talked, state, { do: 'change' }, now);
    let next = talk(talked, open, { do: 'change', field }, now);
    expect(next.phase).toEqual({ at: 'field', field });
    for (let step = 0; next.phase.at === 'field' && step < 20; step += 1) {
      const [action] = actionsIn(talked, next);
      if (action) next = talk(talked, next, action, now);
      check(talked, next);
    }
    expect(next.phase).toEqual({ at: 'check' });
  }
}

/** Presses everything that can be pressed, to the end. */
function walk(talked: Conversation, state: State): void {
  check(talked, state);
  changeEach(talked, state);
  const actions = actionsIn(talked, state);
  if (actions.length === 0) {
    paths += 1;
    expect(['done', 'handed', 'menu']).toContain(state.phase.at);
    if (state.phase.at === 'menu')
      expect((state.phase.then ?? talked.menu).length).toBeGreaterThan(0);
    return;
  }
  for (const action of actions) walk(talked, talk(talked, state, action, now));
}

test.each(guidedFiles('.'))(
  'every button of %s leads to an entry or to a person',
  (_id, talked) => {
    for (const id of [...Object.keys(talked.tasks), ...Object.keys(talked.answers)])
      walk(talked, talk(talked, start(talked), { do: 'choose', id }, now));
  },
);

afterAll(() => console.log(`${paths} paths`));
