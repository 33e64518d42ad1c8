/** A name as somebody typed it, fit for one line of a mail. */
export function oneLine(name: string): string {
  return name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100);
}
