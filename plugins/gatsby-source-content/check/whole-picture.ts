import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/**
 * Whether a picture ends with its end marker; a truncated copy does not. Pictures with data after
 * the marker (motion photos of phones) look truncated as well, so the caller decodes them to be sure.
 * @param format as sharp calls it
 */
export function hasItsEnd(file: string, format: string): boolean {
  const handle = openSync(file, 'r');
  const { size } = fstatSync(handle);
  const read = (start: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, Math.max(0, start)));
  };
  try {
    if (format === 'png') return read(size - 8, 4).toString('latin1') === 'IEND';
    if (format === 'jpeg') return read(size - 2, 2).toString('hex') === 'ffd9';
    // sharp cannot even read the header of a truncated WebP.
    return format === 'webp' || boxesEnd(read) <= size;
  } finally {
    closeSync(handle);
  }
}

/** Where the last box of an AVIF ends: each begins with its length. */
function boxesEnd(read: (start: number, length: number) => Buffer): number {
  let end = 0;
  for (let head = read(0, 16); head.length >= 8; head = read(end, 16)) {
    const length = head.readUInt32BE();
    // 0: up to the end of the file; 1: too long for four bytes.
    if (length === 0) return end;
    if (length === 1 && head.length < 16) return Infinity;
    end += Math.max(8, length === 1 ? Number(head.readBigUInt64BE(8)) : length);
  }
  return end;
}

/** Why a file is no whole SVG drawing; its text may be in any encoding that has a "<". */
export function drawingProblem(file: string): string | undefined {
  const text = readFileSync(file, 'latin1').replaceAll('\0', '');
  if (!/<(\w+:)?svg[\s/>]/.test(text)) return 'die Datei ist keine SVG-Zeichnung';
  return /<\/(\w+:)?svg\s*>/.test(text) || /<(\w+:)?svg[^<]*\/>/.test(text)
    ? undefined
    : 'die Zeichnung bricht ab, </svg> fehlt; bitte noch einmal kopieren oder neu speichern';
}
