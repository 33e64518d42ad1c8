/** What a visitor has tried and wants to tell us. */
export type Tried = {
  /** The sentence to begin the message with. */
  sentence: string;
  /** Its short name, for the line above the form. */
  about?: string;
  /** Value of the industry. */
  industry?: string | undefined;
};

/** Kept for as long as the page is open, nowhere else. */
let kept: Tried | undefined;

/** Keeps what was tried for the consultation form; without a sentence it is forgotten. */
export function rememberTried(
  sentence: string | undefined,
  more: Omit<Tried, 'sentence'> = {},
): void {
  kept = sentence === undefined ? undefined : { sentence, ...more };
}

let hours: Tried | undefined;

/** Keeps what a visitor has said about the own opening hours; it goes along with what is tried. */
export function rememberHours(said: Tried): void {
  hours = said;
}

/** What was tried last, and the opening hours. */
export function tried(): Tried | undefined {
  if (kept === undefined || hours === undefined) return kept ?? hours;
  return { ...hours, ...kept, sentence: `${kept.sentence}\n${hours.sentence}` };
}
