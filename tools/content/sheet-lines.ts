import type { Vignette, VignetteOf } from '../../src/content-model/vignettes';
import { formatPrice } from '../../src/lib/format';

const looks: Readonly<Record<VignetteOf<'seating'>['tables'][number]['state'], string>> = {
  free: 'frei',
  booked: 'belegt',
  held: 'vorgemerkt',
  fresh: 'reserviert',
};

/** What the conversation has put there stands out. */
const entry = (isNew: boolean, ...parts: (string | undefined)[]): string =>
  `${isNew ? '→' : ' '} ${parts.filter(Boolean).join(' · ')}`;

/** The sheet beside a conversation as lines for a terminal; `→` is before what is new. */
export function sheetLines(sheet: Vignette): string[] {
  const head = [sheet.title, sheet.subtitle, sheet.figure].filter(Boolean).join(' · ');
  return [head, ...bodyLines(sheet), ...(sheet.footer === undefined ? [] : [`✓ ${sheet.footer}`])];
}

function bodyLines(sheet: Vignette): string[] {
  switch (sheet.type) {
    case 'note':
      return sheet.rows.map(({ term, value, marked }) =>
        entry(marked === true, `${term}: ${value}`),
      );
    case 'order':
      return sheet.lines.map(({ count, item, remark, price }) =>
        count === 0
          ? entry(false, item)
          : entry(true, `${count} × ${item}`, remark, formatPrice(price)),
      );
    case 'schedule':
      return sheet.entries.map(({ column, start, end, title, text, state }) =>
        entry(state !== 'taken', sheet.columns[column - 1], `${start}–${end}`, title, text),
      );
    case 'seating':
      return sheet.tables.map(({ number, seats, place, state }) =>
        entry(
          state === 'held' || state === 'fresh',
          `Tisch ${number}`,
          `${seats} Plätze`,
          place,
          looks[state],
        ),
      );
    case 'itinerary':
      return sheet.stops.map(({ time, title, text, state }) =>
        entry(state !== 'fixed', time, title, text),
      );
    case 'pipeline':
      return sheet.stages.flatMap((stage) => [
        `  ${stage.title}:`,
        ...stage.cards.map(({ title, text, state }) => entry(state === 'fresh', title, text)),
      ]);
    default:
      // No conversation has another one beside it.
      return [];
  }
}
