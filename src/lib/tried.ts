/**
 * What a visitor has tried and wants to tell us: kept for as long as the page is open, nowhere else.
 */
let text: string | undefined;

/** Keeps a sentence for the consultation form; without one it is forgotten. */
export function rememberTried(sentence: string | undefined): void {
  text = sentence;
}

/** The sentence to begin the message with. */
export const tried = (): string | undefined => text;
