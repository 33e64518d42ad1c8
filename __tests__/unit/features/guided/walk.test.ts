import type { Conversation, GuidedField } from '../../../../src/content-model/guided';
import { appointmentOf } from '../../../../src/features/guided/entry';
import { isCounts } from '../../../../src/features/guided/fill';
import { sheetOf } from '../../../../src/features/guided/sheet';
import {
  type State,
  type Value,
  answerTo,
  askedFields,
  taskOf,
} from '../../../../src/features/guided/state';
import { type Action, start, talk } from '../../../../src/features/guided/talk';
import { freeDays, timesOn } from '../../../../src/features/guided/times';
import { calendarFile } from '../../../../src/lib/calendar-file';
import { viennaTime } from '../../../../src/lib/vienna-time';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

/** A Saturday afternoon before a holiday. */
const now = new Date('2026-12-05T14:10:00Z');
let paths = 0;

const leastMiddleMost = <T>(all: readonly T[]): T[] => [
  ...new Set(
    [0, Math.floor(all.length / 2), all.length - 1].flatMap((at) => all.slice(at, at + 1)),
  ),
];

/** Values that a visitor can tap or type for a field. */
function valuesOf(field: GuidedField, talked: Conversation, state: State): Value[] {
  const task = taskOf(talked, state);
  const time = Object.values(task?.fields ?? {}).find((one) => one.time);
  if (field.choice) return field.choice.map(({ value }) => value);
  if (field.number)
    return [field.number[0], Math.ceil((field.number[0] + field.number[1]) / 2), field.number[1]];
  if (field.day !== undefined) return leastMiddleMost(freeDays(field, time, now, 400));
  if (field.time)
    return leastMiddleMost(
      timesOn(field, answerTo(talked, state, 'day'), now).flatMap((one) =>
        one.free ? one.time : [],
      ),
    );
  if (field.items)
    return [
      { [field.items[0]?.value ?? '']: 1 },
      Object.fromEntries(field.items.map(({ value }) => [value, 3])),
    ];
  return field.skip === undefined ? ['Muster {total} 0316'] : ['', 'Bitte mit Gruß'];
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
  expect([task?.button, entry === undefined]).toEqual([
    task?.button,
    task?.done.minutes === undefined,
  ]);
  if (!entry) return;
  const today = viennaTime(now);
  expect(`${entry.date} ${entry.time}` > `${today.date} ${today.time}`).toBe(true);
  const day = Object.values(task?.fields ?? {}).find((one) => one.day);
  const time = Object.values(task?.fields ?? {}).find((one) => one.time);
  if (day && time) {
    expect(freeDays(day, time, now, 400)).toContain(entry.date);
    expect(timesOn(time, entry.date, now)).toContainEqual({ time: entry.time, free: true });
  }
  const file = calendarFile(entry, now);
  expect(file).toContain(
    `DTSTART;TZID=Europe/Vienna:${entry.date.replaceAll('-', '')}T${entry.time.replace(':', '')}00`,
  );
  expect(file).toContain('Gasthof Huber');
}

/** Presses everything that can be pressed, to the end. */
function walk(talked: Conversation, state: State): void {
  check(talked, state);
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
