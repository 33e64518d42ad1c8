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

/** What was tried last. */
export const tried = (): Tried | undefined => kept;
