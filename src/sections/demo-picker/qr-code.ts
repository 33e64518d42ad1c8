import { create } from 'qrcode';

/** A QR code as one SVG path; `size` is the edge of its viewBox in modules, quiet zone included. */
type QrCode = { size: number; path: string };

/** Light modules a reader needs around the code, by the standard. */
const quietZone = 4;

/**
 * Draws a text as QR code. Each run of dark modules in a row becomes one rectangle of the path.
 * @param text what a reader opens, usually an address
 */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    const row = Array.from(data.slice(y * size, (y + 1) * size), (dark) => (dark ? '1' : '0')).join(
      '',
    );
    for (const { 0: run, index } of row.matchAll(/1+/g)) {
      path += `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`;
    }
  }
  return { size: size + 2 * quietZone, path };
}
