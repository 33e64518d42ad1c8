import { encode } from 'uqr';

/** A QR code as one SVG path; `size` is the edge of its viewBox in modules, quiet zone included. */
type QrCode = { size: number; path: string };

/** Light modules a reader needs around the code, by the standard. */
const border = 4;

/**
 * Draws a text as QR code. Each run of dark modules in a row becomes one rectangle of the path.
 * @param text what a reader opens, usually an address
 */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border });
  const rows = data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  );
  return { size, path: runs.join('') };
}
