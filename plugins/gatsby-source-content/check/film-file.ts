import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { megabyte } from './picture-file';

/** Cloudflare Pages puts no larger file online. */
const most = 25;

const savedBy = 'am iPhone beim Teilen';

/**
 * Why a film cannot be shown to everybody: as a phone has filmed it, few browsers play it, and it
 * says where that was.
 * @param path below the repository's folder; the file exists
 */
export function filmProblem(root: string, path: string): string | undefined {
  const film = readFileSync(join(root, path));
  if (film.length > most * megabyte)
    return `der Film hat ${Math.round(film.length / megabyte)} MB; erlaubt sind höchstens ${most}`;
  if (film.toString('latin1', 4, 8) !== 'ftyp')
    return 'die Datei ist kein MP4-Film; bitte noch einmal kopieren oder als MP4 speichern';
  const description = descriptionOf(film);
  if (/hvc1|hev1/.test(description))
    return `den Film (HEVC) spielen nicht alle Browser; bitte als H.264 speichern, ${savedBy} unter „Optionen“ mit „Maximale Kompatibilität“`;
  if (/\xa9xyz|quicktime\.location/.test(description))
    return `der Film sagt, wo er aufgenommen wurde; bitte ohne Standort speichern, ${savedBy} unter „Optionen“`;
  return undefined;
}

/** What a film says of itself: its box "moov". */
function descriptionOf(film: Buffer): string {
  for (let at = 0; at + 8 <= film.length;) {
    const length = film.readUInt32BE(at);
    const end = at + (length === 1 ? Number(film.readBigUInt64BE(at + 8)) : length || film.length);
    if (film.toString('latin1', at + 4, at + 8) === 'moov') return film.toString('latin1', at, end);
    at = Math.max(end, at + 8);
  }
  return '';
}
