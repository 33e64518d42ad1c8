import { isChange } from './corrections';
import { withoutDays } from './written-days';
import { type CountRead, numberPattern, peopleIn, unitsIn } from './numbers';
import type { Reader } from './words';

/** What is asked of a sentence: what it says, what it takes back, and what was known before. */
type Counting = {
  text: string;
  raw: string;
  without: string;
  asked: boolean;
  before: string | undefined;
  listening: { read: Reader };
};

const mends = /\b(eigentlich|doch|lieber|vertipt|falsch|nein|sondern)\b/;
/** "Doch nur drei" are people, where no hour is spoken of. */
const fewer = new RegExp(String.raw`\b(?:nur|sind|waren|werden|komen)\b.*\b${numberPattern}\b`);
const hour = /\b(uhr|um|ab|gegen|nach|vor|halb|viertel|ruf\w*)\b/;

/** How many people, or how many of a unit, a sentence speaks of. */
export function countOf(counting: Counting, unit: string | undefined): CountRead | undefined {
  const { text, raw, without, asked, before, listening } = counting;
  // "10:00" is an hour, and nobody's ten guests.
  const plain = withoutDays(text, false).replace(/\b\d{1,2}[:.]\d\d\b(?! ?(?:€|euro))/g, ' ');
  const isKnown = before !== undefined;
  if (unit === undefined) {
    // Who decides alone brings no fewer guests.
    if (isKnown && !asked && /^(?:ich )?alein/.test(plain)) return undefined;
    // "13, nicht 30" mends them.
    const isTaken = isKnown && without.split(' ').includes(before);
    const isFewer = isKnown && fewer.test(plain) && !hour.test(plain);
    return peopleIn(plain, asked || isTaken || isFewer, isKnown ? Number(before) : undefined);
  }
  const name = listening.read(unit);
  const read = unitsIn(plain, name, asked || (isKnown && mends.test(listening.read(raw))));
  if (!read || !('count' in read) || String(read.count) !== before || !isChange(plain)) return read;
  // "Die drei Sterne waren zu streng, machen Sie vier daraus."
  const rest = plain.replace(new RegExp(`\\S+ ?${name}\\w*`), ' ');
  return unitsIn(rest, name, true) ?? read;
}
