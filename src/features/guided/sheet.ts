import type { Conversation, GuidedSheet } from '../../content-model/guided';
import type { SheetVignette } from '../../components/vignettes/sheet-view';
import { minutesOfDay } from '../../lib/format';
import { fill, isCounts, isFilled, valueText } from './fill';
import { guidedWords } from './messages';
import { type State, answerTo, askedFields, fieldWith, taskOf } from './state';
import { tableOf } from './tables';
import { clockText } from './times';

const lastMinute = 24 * 60 - 1;

/** How long what was arranged takes, in minutes; undefined where nobody says so. */
export function minutesOf(conversation: Conversation, state: State): number | undefined {
  const { minutes } = taskOf(conversation, state)?.done ?? {};
  const number = Number(typeof minutes === 'string' ? fill(conversation, state, minutes) : minutes);
  return number > 0 ? number : undefined;
}

/** The sheet beside the conversation, as far as it is filled in. */
export function sheetOf(conversation: Conversation, state: State): SheetVignette | undefined {
  const sheet = taskOf(conversation, state)?.sheet;
  if (sheet === undefined) return undefined;
  const { open } = guidedWords(conversation);
  const put = (text: string): string => fill(conversation, state, text, open);
  const whole = (text: string | undefined): string | undefined =>
    text !== undefined && isFilled(conversation, state, text) ? put(text) : undefined;
  const isDone = state.phase.at === 'done';
  const head = {
    title: put(sheet.title),
    subtitle: whole(sheet.subtitle) ?? '{business}',
    figure: whole(sheet.figure),
    footer: isDone ? whole(sheet.footer) : undefined,
  };
  return { ...bodyOf(sheet, conversation, state, { put, whole }), ...head };
}

type Fill = { put: (text: string) => string; whole: (text: string) => string | undefined };

function bodyOf(
  sheet: GuidedSheet,
  conversation: Conversation,
  state: State,
  { put, whole }: Fill,
): SheetVignette {
  const isDone = state.phase.at === 'done';
  const title = '';
  const subtitle = '';
  switch (sheet.type) {
    case 'note':
      return {
        ...sheet,
        subtitle,
        rows: sheet.rows.map(({ term, value }) => ({
          term: put(term),
          value: whole(value) ?? put('').concat(guidedWords(conversation).open),
          marked: value.includes('{') && whole(value) !== undefined,
        })),
      };
    case 'order': {
      const [name = '', field] = fieldWith(taskOf(conversation, state), 'items') ?? [];
      const counts = state.values[name];
      const lines = (field?.items ?? []).flatMap(({ value, price, note }) => {
        const count = isCounts(counts) ? (counts[value] ?? 0) : 0;
        return count > 0 ? [{ count, item: value, price, remark: note }] : [];
      });
      const wish = askedFields(taskOf(conversation, state), state.values).find(
        ([one, { text }]) => text === 'free' && state.values[one],
      );
      const remark = wish && {
        title: wish[1].label ?? guidedWords(conversation).label.free,
        text: valueText(conversation, wish[1], state.values[wish[0]]) ?? '',
      };
      return { ...sheet, title, subtitle, lines, remark };
    }
    case 'schedule': {
      const { added: _added, ...rest } = sheet;
      return { ...rest, subtitle, entries: entriesOf(sheet, conversation, state, put) };
    }
    case 'seating': {
      const table = tableOf(taskOf(conversation, state), state.values);
      return {
        ...sheet,
        subtitle,
        alt: guidedWords(conversation).table(table?.number.toString() ?? '–'),
        tables: sheet.tables.map((one) =>
          one === table ? { ...one, state: isDone ? 'fresh' : 'held' } : one,
        ),
      };
    }
    case 'itinerary': {
      const { added, stops, ...rest } = sheet;
      const time = answerTo(conversation, state, 'time');
      const fresh = {
        time: time ?? '–',
        title: put(added.title),
        text: whole(added.text),
        state: isDone ? ('fresh' as const) : ('open' as const),
      };
      const all = Object.keys(state.values).length === 0 ? stops : [...stops, fresh];
      return { ...rest, subtitle, stops: [...all].sort((a, b) => a.time.localeCompare(b.time)) };
    }
    case 'pipeline': {
      const { added, stages, ...rest } = sheet;
      const card = { title: put(added.title), text: put(added.text), state: 'fresh' as const };
      const begun = Object.keys(state.values).length > 0;
      return {
        ...rest,
        subtitle,
        stages: stages.map((stage, index) =>
          begun && index === stages.length - 1
            ? { ...stage, cards: [...stage.cards, card] }
            : stage,
        ),
      };
    }
  }
}

type Schedule = Extract<GuidedSheet, { type: 'schedule' }>;

/** The entries of a plan with the visitor's; examples that would lie below it go. */
function entriesOf(
  { added, columns, entries }: Schedule,
  conversation: Conversation,
  state: State,
  put: (text: string) => string,
) {
  const start = answerTo(conversation, state, 'time');
  if (start === undefined) return entries;
  const named = typeof added.column === 'number' ? 0 : columns.indexOf(put(added.column)) + 1;
  const column = typeof added.column === 'number' ? added.column : Math.max(1, named);
  const begin = minutesOfDay(start);
  const end = clockText(Math.min(lastMinute, begin + (minutesOf(conversation, state) ?? 30)));
  const fresh = {
    ...{ column, start, end, title: put(added.title), text: put(added.text) },
    state: state.phase.at === 'done' ? ('added' as const) : ('fresh' as const),
  };
  const others = entries.filter(
    (entry) => entry.column !== column || entry.end <= start || entry.start >= end,
  );
  return [...others, fresh];
}
