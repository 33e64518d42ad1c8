import type { Dialogue } from '../../../src/content-model/dialogues';
import type { VignetteOf } from '../../../src/content-model/vignettes';
import { weekdayName } from '../../../src/dialogue/dates';
import { liveSheet } from '../../../src/dialogue/live-sheets';
import { partsIn } from '../../../src/dialogue/parts';
import { type Assistant, type Turn, answer, assistantOf, greet } from '../../../src/dialogue/talk';
import { fold } from '../../../src/dialogue/words';
import { isRecord } from '../../../src/lib/is-record';
import type { Problem } from '../read/problems';
import { type Found, type Path, problemsIn } from './found';
import { type ContentOfTalks, type ShownTalk, shownTalks } from './shown-talks';

/**
 * Types every conversation that a page shows into the demonstration beside it: each sentence has to
 * be understood, each question answered, and what is entered in the end has to be what is shown.
 */
export function unplayableTalks(
  content: ContentOfTalks,
  dialogues: ReadonlyMap<string, Dialogue>,
): Problem[] {
  const ready = new Map([...dialogues].map(([id, dialogue]) => [id, assistantOf(dialogue)]));
  return shownTalks(content, dialogues).flatMap((talk) => {
    const who = ready.get(talk.id);
    return who === undefined ? [] : problemsIn(talk.file, found(talk, who));
  });
}

function found(talk: ShownTalk, who: Assistant): Found[] {
  const { business } = who.dialogue;
  const isOne = talk.texts.some((text) => text.includes(business));
  const message = `hier heißt der Betrieb anders als in der Vorführung („${business}“ in content/dialogues/${talk.id}.yaml); nennen Sie ihn auch so, schreiben Sie eine eigene Vorführung (content/dialogues/<id>.yaml, hier dialogue: <id>) oder lassen Sie avatar weg`;
  if (!isOne) return [{ path: talk.path, message }];
  return played(talk, who);
}

function played(talk: ShownTalk, who: Assistant): Found[] {
  const { id, sentences, path, result } = talk;
  const where = `(content/dialogues/${id}.yaml)`;
  const entries: string[] = [];
  const problems: Found[] = [];
  const wrong = (at: Path, message: string) =>
    problems.push({ path: at, message: `${message} ${where}` });
  let turn = greet(who);
  let isSettled = false;
  for (const { text, now, path: at } of sentences) {
    const before = turn;
    turn = answer(who, turn.state, text, now);
    isSettled ||= turn.state.status === 'handover' || turn.state.done !== undefined;
    const message = misread(text, turn);
    if (message) wrong(at, message);
    for (const each of unseen(talk, who.dialogue, before, turn, now))
      wrong(at, `die Vorführung versteht hier „${each}“, und das Beispiel zeigt es nirgends`);
    if (turn.state.done !== undefined)
      entries.push(...entriesIn(liveSheet(who.dialogue, turn.state)));
  }
  const unsettled =
    'in der Vorführung endet dieses Gespräch weder mit einem Eintrag noch bei einem Menschen';
  if (!isSettled) wrong(path, unsettled);
  const made = entries.map((each) => `„${each}“`).join(', ') || 'keiner';
  if (result && who.dialogue.sheets.some(({ type }) => type === typeOf(result.value)))
    for (const entry of entriesIn(result.value).filter((each) => !entries.includes(each)))
      wrong(
        result.path,
        `der Eintrag „${entry}“ entsteht in der Vorführung nicht, dort entsteht ${made}`,
      );
  return problems;
}

/** What is wrong with how a sentence was taken; a question that is repeated in quotes is left open. */
function misread(text: string, { understood, says }: Turn): string | undefined {
  if (!understood) return `„${text}“ versteht die Vorführung nicht`;
  const open = partsIn(text).find(
    (part) =>
      part.includes('?') &&
      says.some((line) => line.includes(`„${part.replace(/^und /i, '').slice(0, 40)}`)),
  );
  return open && `die Frage „${open}“ beantwortet die Vorführung nicht`;
}

/** Values that were read from a sentence and that nothing on the page says. */
function unseen(
  { texts, answered }: ShownTalk,
  { slots }: Dialogue,
  before: Turn,
  { state: { values, usual } }: Turn,
  now: Date,
): string[] {
  const shown = answered.join(' ');
  const folded = fold(texts.join(' '));
  const isShown = (name: string, value: string): boolean => {
    const slot = slots[name];
    switch (slot?.type) {
      case 'day':
        return isDayShown(shown, value, now);
      case 'choice': {
        const words = slot.options.find((option) => option.value === value)?.words ?? [];
        return [value, ...words].some((word) => folded.includes(fold(word)));
      }
      case 'count':
        return new RegExp(`\\b${value}\\b`).test(shown);
      case 'time':
        return shown.includes(value);
      default:
        return folded.includes(fold(value));
    }
  };
  return Object.entries(values)
    .filter(([name, value]) => before.state.values[name] !== value && !usual?.includes(name))
    .filter(([name, value]) => !isShown(name, value))
    .map(([, value]) => value);
}

/** "Freitag", "Fr 08:30", or "heute" and "morgen", as far off as they are. */
function isDayShown(shown: string, date: string, now: Date): boolean {
  const name = weekdayName(date);
  const away = Math.round((Date.parse(date) - now.getTime()) / 86_400_000 + 0.5);
  const near = [/\bheut/i, /\bmorgen\b/i][away];
  return (
    shown.includes(name) ||
    new RegExp(`\\b${name.slice(0, 2)} `).test(shown) ||
    (near?.test(shown) ?? false)
  );
}

const typeOf = (value: unknown): unknown => (isRecord(value) ? value['type'] : undefined);

type Sheet = VignetteOf<'schedule' | 'seating' | 'order' | 'itinerary'>;

/** What is new on a sheet, in the words that an example and a demonstration have in common. */
function entriesIn(value: unknown): string[] {
  if (!isSheet(value)) return [];
  switch (value.type) {
    case 'schedule':
      return value.entries
        .filter(({ state }) => state !== 'taken')
        .map(({ start, end, title }) => `${start} bis ${end}, ${title}`);
    case 'seating':
      return value.tables
        .filter(({ state }) => state === 'fresh')
        .map(({ number }) => `Tisch ${number}`);
    case 'itinerary':
      return value.stops
        .filter(({ state }) => state === 'fresh')
        .map(({ time, title }) => `${time}, ${title}`);
    case 'order':
      return value.lines.map(
        ({ count, item, remark, price }) =>
          `${count} × ${item}${remark ? ` (${remark})` : ''}, ${price} €`,
      );
  }
}

const isSheet = (value: unknown): value is Sheet =>
  ['schedule', 'seating', 'order', 'itinerary'].some((type) => type === typeOf(value));
