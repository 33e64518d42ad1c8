import type { Dialogue } from '../../content-model/dialogues';
import type { State } from './state';

/** The smallest free table that is large enough, once it is known for how many. */
export function tableFor({ sheets, slots }: Dialogue, { values }: State) {
  const count = Object.keys(slots).find((name) => slots[name]?.type === 'count');
  const persons = Number(values[count ?? '']);
  return sheets
    .flatMap((sheet) => (sheet.type === 'seating' ? sheet.tables : []))
    .filter(({ state, seats }) => state === 'free' && seats >= persons)
    .sort((a, b) => a.seats - b.seats)[0];
}
