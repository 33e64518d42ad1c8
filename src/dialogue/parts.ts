import type { Hit } from './intents';

const asking =
  'kann|kannst|könn\\p{L}*|kennt\\p{L}*|kon\\p{L}*|darf|derf|dürf\\p{L}*|gibt\\p{L}*|hab\\p{L}*|hob\\p{L}*|hätt\\p{L}*|wie(?:viel)?|wia|was|wos|wann|wo|wer|welche\\p{L}*|ist|geht\\p{L}*|zahlt|muss|muaß|soll\\p{L}*|bekomm\\p{L}*|krieg\\p{L}*|brauch\\p{L}*|nehm\\p{L}*|verlang\\p{L}*|is there|can|do you|what|how';
/** "Bei 11. Geht es am Montag?" names no eleventh, and "2. Die Sohle ist ab" has two stars. */
export const afterNumber = String.raw`(?<=\d)\.\s+(?=(?:Geht|Ging|Kann|Könn|Hab|Ist|Ich|Wir|Passt|Bitte|Und|Was|Wie|Wann|Wo|Der|Die|Das|Es|Leider|Schuh)\p{L}*)`;
/** Where one wish ends and the next begins: after a sentence, and before a question. */
const between = new RegExp(
  String.raw`(?<=(?<!\b(?:Mag|Fam)|[Ss]tr)(?<=\p{L}{3}[.!]?|\b(?:an|ab|so|da|do|ja|es|um|zu|ok|is))[.!]|[?]|\d{3}[.!]|:\d\d[.!])\s+|\s*[;\n]+\s*|,\s+(?=(?:und|(?:aber|owa|oba)(?! nu[ra])|sondern|außerdem|übrigens|and|${asking})(?!\p{L}))|\s(?=(?:und|and) (?:hat|${asking})(?!\p{L}))|${afterNumber}`,
  'u',
);

const salutation = /^\s*sehr geehrte[^,!\n]{2,50}[,!\n]\s*/iu;

/** The parts of a text that are about one thing each. */
export const partsIn = (text: string): string[] => {
  const parts = text
    .replace(salutation, '')
    .split(between)
    .filter((part) => /\p{L}{2}/u.test(part));
  return parts.length > 0 ? parts : [text];
};

/** Each intent once, where most speaks for it. */
export function mostOf(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const known = best.get(hit.intent.id);
    const said = new Set([...(known?.said ?? []), ...hit.said]);
    best.set(hit.intent.id, { ...(known && known.score >= hit.score ? known : hit), said });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
