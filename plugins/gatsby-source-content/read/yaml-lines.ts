/** A line of YAML as its author sees it: where its dash and its field stand, and what they hold. */
export type Written = {
  /** Column of the dash, if the line begins with one. */
  dash: number | undefined;
  /** Column of the name of the field, or of the entry behind the dash. */
  column: number;
  /** Name of the field; nothing for an entry that is a text. */
  name: string;
  value: string;
};

const form = /^( *)(- +)?(?:([\w-]+):(?: +|$))?(.*)$/;

/** @returns nothing for a line without content, a note, or one that goes on with a text */
export function writtenLine(line: string): Written | undefined {
  const [, indent = '', dash, name = '', value = ''] = form.exec(line.trimEnd()) ?? [];
  if (dash === undefined && name === '') return undefined;
  return {
    dash: dash === undefined ? undefined : indent.length,
    column: indent.length + (dash?.length ?? 0),
    name,
    value,
  };
}

/** Column where a line begins. */
export const beginOf = ({ dash, column }: Written): number => dash ?? column;

/**
 * The lines from a number on that hold something, the nearest first.
 * @param step 1 for those behind it, -1 for those before it
 */
export function* linesFrom(
  lines: readonly string[],
  number: number,
  step: 1 | -1,
): Generator<{ number: number; written: Written }> {
  for (let next = number + step; next > 0 && next <= lines.length; next += step) {
    const written = writtenLine(lines[next - 1] ?? '');
    if (written) yield { number: next, written };
  }
}
