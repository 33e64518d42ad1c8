/** What a field can hold, in an editor's words. */
const wanted: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true (ja) oder false (nein)',
  array: 'eine Liste, jeder Eintrag mit einem Strich „- “ davor',
  object: 'eine Gruppe von Feldern',
  record: 'eine Gruppe von Feldern',
};

/** What belongs into a field, by its type and, for the text of a picture, by its name. */
export const wantedText = (expected: string, field?: PropertyKey): string =>
  expected === 'string' && (field === 'alt' || field === 'coverAlt')
    ? 'ein Text, der sagt, was auf dem Bild zu sehen ist, etwa „Leerer Empfangstisch am Morgen“'
    : (wanted[expected] ?? 'ein anderer Wert');

/** What stands in a field, as the subject's complement of a sentence. */
export function givenText(input: unknown): string {
  if (typeof input === 'string') return `der Text ${quoted(input)}`;
  if (typeof input === 'number') return `die Zahl ${input}`;
  if (typeof input === 'boolean') return `„${input}“ (${input ? 'ja' : 'nein'})`;
  return Array.isArray(input) ? 'eine Liste' : 'eine Gruppe von Feldern';
}

/** The given value in quotes, truncated. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `„${line.length > 60 ? `${line.slice(0, 59)}…` : line}“`;
}

/** "1 Eintrag", "3 Einträge", "1 Zeichen". */
export function counted(count: number, origin: string): string {
  if (origin === 'string') return `${count} Zeichen`;
  return count === 1 ? '1 Eintrag' : `${count} Einträge`;
}
