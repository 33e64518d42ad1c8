declare module 'hyphen/de' {
  /** Puts soft hyphens into the words of a German text. */
  export function hyphenateSync(text: string, options: { minWordLength: number }): string;
}
