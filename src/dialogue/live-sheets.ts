import type { Dialogue, Sheet } from '../content-model/dialogues';
import type { VignetteOf } from '../content-model/vignettes';
import { minutesOfDay } from '../lib/format';
import { clockText } from './dates';
import { fill, open, orderLines, tableFor } from './fill';
import { columnOf } from './free-times';
import { dialogueWords } from './messages';
import { type State, firstOf, stepsOf } from './state';

/** A sheet as it is drawn. */
type Drawn = VignetteOf<Sheet['type']>;

/** The sheet that belongs to the task in hand, filled in as far as the conversation has come. */
export function liveSheet(dialogue: Dialogue, state: State): Drawn | undefined {
  const sheet =
    dialogue.sheets.find(
      ({ task }) => task !== undefined && task === (state.task ?? state.shown),
    ) ?? dialogue.sheets[0];
  return sheet && drawn(dialogue, state, sheet);
}

function drawn(dialogue: Dialogue, state: State, sheet: Sheet): Drawn {
  const text = (template: string) => fill(dialogue, state, template);
  const soFar = (template: string) => fillSoFar(dialogue, state, template);
  const known = (template = '') => (text(template).includes(open) ? undefined : text(template));
  const { task: _task, ...rest } = sheet;
  const head = {
    title: text(sheet.title),
    subtitle: known(sheet.subtitle) ?? dialogueWords.open,
    figure: known(sheet.figure),
    footer: state.status === 'done' && sheet.footer ? text(sheet.footer) : undefined,
    avatar: undefined,
  };
  const isDone = state.status === 'done';
  const wordsOf = (added: { title: string; text: string }) => ({
    title: text(added.title),
    text: soFar(added.text),
  });
  const time = firstOf(dialogue, state, 'time');
  switch (rest.type) {
    case 'note':
      return {
        ...rest,
        ...head,
        // In the end nothing is open any more: what was not asked is left out.
        rows: rest.rows
          .filter(({ value }) => state.status === 'open' || known(value) !== undefined)
          .map((row) => ({
            ...row,
            value: soFar(row.value),
            marked: row.value.includes('{') && known(row.value) !== undefined,
          })),
      };
    case 'order': {
      const lines = orderLines(dialogue, state);
      const empty = [{ count: 0, item: rest.empty, price: 0 }];
      return { type: 'order', ...head, lines: lines.length > 0 ? lines : empty };
    }
    case 'schedule': {
      const { added, ...plan } = rest;
      const minutes = Number(text(added.minutes));
      if (time === undefined || Number.isNaN(minutes)) return { ...plan, ...head };
      const entry = {
        column: columnOf(rest, state),
        start: time,
        end: clockText(minutesOfDay(time) + minutes),
        ...wordsOf(added),
        state: isDone ? ('fresh' as const) : ('added' as const),
      };
      return { ...plan, ...head, entries: [...plan.entries, entry] };
    }
    case 'seating': {
      const wanted = tableFor(dialogue, state)?.number;
      const look = isDone ? ('fresh' as const) : ('held' as const);
      const tables = rest.tables.map((table) =>
        table.number === wanted ? { ...table, state: look } : table,
      );
      return { ...rest, ...head, alt: text(rest.alt).replaceAll(open, dialogueWords.open), tables };
    }
    case 'itinerary': {
      const { added, ...plan } = rest;
      if (time === undefined) return { ...plan, ...head };
      const stop = {
        time,
        ...wordsOf(added),
        state: isDone ? ('fresh' as const) : ('open' as const),
      };
      const stops = [...plan.stops, stop].sort((a, b) => (a.time < b.time ? -1 : 1));
      return { ...plan, ...head, stops };
    }
    case 'pipeline': {
      const { added, ...plan } = rest;
      const steps = stepsOf(dialogue, state.task, state.values);
      const last = plan.stages.length - 1;
      const asked = steps.findIndex(({ id }) => id === state.step);
      const stage = isDone ? last : asked > 0 ? Math.min(1, last) : 0;
      const card = { ...wordsOf(added), state: 'fresh' as const };
      const stages = plan.stages.map((each, index) =>
        index === stage && state.task !== undefined
          ? { ...each, cards: [card, ...each.cards] }
          : each,
      );
      return { ...plan, ...head, stages };
    }
  }
}

/** The parts of a text that are known, and at its end that others are open. */
function fillSoFar(dialogue: Dialogue, state: State, text: string): string {
  const parts = text.split(', ').map((part) => fill(dialogue, state, part));
  const known = parts.filter((part) => !part.includes(open));
  return [...known, ...(known.length < parts.length ? [dialogueWords.open] : [])].join(', ');
}
