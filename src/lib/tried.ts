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

/** Keeps what was tried for the consultation form; undefined forgets it. */
export function rememberTried(what: Tried | undefined): void {
  kept = what;
}

/** What was tried last. */
export const tried = (): Tried | undefined => kept;
