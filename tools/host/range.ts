/** Inclusive byte positions. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header with one range; several, or a malformed one, get the whole file (RFC 9110).
 * @returns the range, `undefined` for "send the whole file", or `'unsatisfiable'`
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', final = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  const last = size - 1;
  if (first === '' && final === '') return undefined;
  if (first === '') {
    const start = Math.max(0, size - Number(final));
    return start > last ? 'unsatisfiable' : { start, end: last };
  }
  const start = Number(first);
  const end = final === '' ? last : Number(final);
  if (final !== '' && end < start) return undefined;
  return start > last ? 'unsatisfiable' : { start, end: Math.min(end, last) };
}
