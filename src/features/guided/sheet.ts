import type { SheetVignette } from '../../components/vignettes/sheet-view';
import { minutesOfDay } from '../../lib/format';
import { businessOf, fill, isFilled, optionOf, orderOf, tableOf, withBusiness } from './fill';
import { wordsOf } from './messages';
import { type State, answerTo, askedFields, taskOf } from './state';
import { clockText } from './times';

/** How long what was arranged takes; undefined where nobody says so. */
const minutesOf = (state: State): number | undefined =>
  askedFields(state)
    .map(([name, field]) => optionOf(field, state.values[name])?.minutes)
    .find((minutes) => minutes !== undefined) ?? taskOf(state)?.done.minutes;

/** What was arranged, as a calendar takes it; undefined where there is nothing to enter. */
export function appointmentOf(state: State) {
  const date = answerTo(state, 'day');
  const time = answerTo(state, 'time');
  const minutes = minutesOf(state);
  const title = taskOf(state)?.done.title;
  if (!title || !date || !time || minutes === undefined) return undefined;
  return {
    title: wordsOf(state.conversation)('example', { title: withBusiness(state, title) }),
    ...{ date, time, minutes },
    place: businessOf(state),
    description: wordsOf(state.conversation)('calendarNote'),
    host: 'beispiel.invalid',
  };
}

/** The sheet beside the conversation, as far as it is filled in. */
export function sheetOf(state: State): SheetVignette | undefined {
  const sheet = taskOf(state)?.sheet;
  if (sheet === undefined) return undefined;
  const open = wordsOf(state.conversation)('open');
  const put = (text: string): string => fill(state, text, open);
  const whole = (text = ''): string | undefined => {
    const filled = put(text);
    return filled !== '' && isFilled(state, text) ? filled : undefined;
  };
  const isDone = state.phase.at === 'done';
  const isBegun = Object.keys(state.values).length > 0;
  const time = answerTo(state, 'time');
  const head = {
    subtitle: whole(sheet.subtitle) ?? '{business}',
    figure: whole(sheet.figure),
    footer: isDone ? whole(sheet.footer) : undefined,
  };
  switch (sheet.type) {
    case 'note': {
      const rows = sheet.rows.map(({ term, value }) => ({
        ...{ term, value: whole(value) ?? open },
        marked: value.includes('{') && whole(value) !== undefined,
      }));
      // What was not asked for is not open any more.
      return { ...sheet, ...head, rows: rows.filter(({ value }) => !isDone || value !== open) };
    }
    case 'order': {
      const lines = orderOf(state).map(({ value, price, note, count }) => ({
        ...{ count, item: value, price, remark: note },
      }));
      const wish = whole(sheet.remark?.text);
      const remark = sheet.remark && wish ? { ...sheet.remark, text: wish } : undefined;
      return { ...sheet, ...head, lines, remark };
    }
    case 'schedule': {
      if (time === undefined) return { ...sheet, ...head };
      const { title, text, column } = sheet.added;
      const entry = {
        ...{ title: put(title), text: put(text), start: time },
        column: sheet.columns.indexOf(put(column)) + 1,
        end: clockText(minutesOfDay(time) + (minutesOf(state) ?? 0)),
        state: isDone ? ('added' as const) : ('fresh' as const),
      };
      return { ...sheet, ...head, entries: [...sheet.entries, entry] };
    }
    case 'seating': {
      const taken = tableOf(state);
      const tables = sheet.tables.map((table) =>
        table === taken
          ? { ...table, state: isDone ? ('fresh' as const) : ('held' as const) }
          : table,
      );
      return { ...sheet, ...head, alt: put(sheet.alt), tables };
    }
    case 'itinerary': {
      const { title, text } = sheet.added;
      const stop = {
        ...{ time: time ?? '–', title: put(title), text: whole(text) },
        state: isDone ? ('fresh' as const) : ('open' as const),
      };
      const stops = isBegun ? [...sheet.stops, stop] : sheet.stops;
      const inOrder = [...stops].sort((a, b) => a.time.localeCompare(b.time));
      return { ...sheet, ...head, stops: inOrder };
    }
  }
}
