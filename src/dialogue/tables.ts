import type { Dialogue } from '../content-model/dialogues';
import type { State } from './state';

/** The smallest free table that is large enough and stands where it was asked for. */
export function tableFor({ sheets, slots }: Dialogue, { values }: State) {
  const count = Object.keys(slots).find((name) => slots[name]?.type === 'count');
  const persons = Number(values[count ?? '']);
  const tables = sheets.flatMap((sheet) => (sheet.type === 'seating' ? sheet.tables : []));
  const wanted = Object.values(values).find((value) => tables.some(({ place }) => place === value));
  return tables
    .filter(
      ({ state, seats, place }) =>
        state === 'free' && seats >= persons && (wanted === undefined || place === wanted),
    )
    .sort((a, b) => a.seats - b.seats)[0];
}
