import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { heicAdvice } from '../../../src/content-model/messages/heic';

/** What a place asks of its picture. */
type PictureRule = {
  /** Least width in pixels. */
  minWidth?: number;
  /** Most bytes: a file in static/ is served as it is. */
  maxBytes?: number;
};

export const megabyte = 1_048_576;
const maxPixels = 8000;

const formats: Readonly<Record<string, readonly string[]>> = {
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  webp: ['.webp'],
  heif: ['.avif'],
};

const known = new Map<string, Promise<string | undefined>>();

/**
 * Why a picture cannot be shown: opened as the build does, so that none fails there.
 * @param path below the repository's folder; the file exists
 */
export function pictureProblem(
  root: string,
  path: string,
  rule: PictureRule = {},
): Promise<string | undefined> {
  const file = join(root, path);
  const { size, mtimeMs } = statSync(file);
  const key = JSON.stringify([file, size, mtimeMs, rule]);
  const answer = known.get(key) ?? examine(file, size, rule);
  known.set(key, answer);
  return answer;
}

async function examine(file: string, size: number, rule: PictureRule): Promise<string | undefined> {
  if (size === 0) return 'das Bild ist leer (0 Byte); bitte noch einmal speichern';
  const head = beginOf(file);
  // An AVIF may have a HEIF brand first; its own then follows.
  if (/^ftyp(heic|heix|hevc|mif1|msf1)(?!.{0,40}avi[fs])/s.test(head.slice(4)))
    return `das Bild ${heicAdvice}`;
  if (head.startsWith('version https://git-lfs'))
    return 'hier liegt nur der Platzhalter von Git LFS; das Bild selbst holt git lfs pull';
  if (head.startsWith('%PDF'))
    return 'die Datei ist ein PDF, kein Bild; bitte als PNG oder JPG exportieren';
  const maxBytes = rule.maxBytes ?? 20 * megabyte;
  if (size > maxBytes)
    return `das Bild hat ${(size / megabyte).toFixed(1).replace('.', ',')} MB; erlaubt sind höchstens ${maxBytes / megabyte}`;
  if (extname(file) === '.svg') return drawingProblem(file);
  return rasterProblem(file, rule);
}

function beginOf(file: string): string {
  const bytes = Buffer.alloc(4096);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, bytes.length, 0);
  closeSync(handle);
  return bytes.toString('latin1');
}

async function rasterProblem(
  file: string,
  { minWidth = 0, maxBytes }: PictureRule,
): Promise<string | undefined> {
  try {
    const { format, autoOrient, pages = 1 } = await sharp(file).metadata();
    const { width, height } = autoOrient;
    const [right = ''] = formats[format] ?? [];
    if (right === '')
      return `das Bild ist ein ${format.toUpperCase()}; erlaubt: PNG, JPEG, WebP, AVIF`;
    if (!formats[format]?.includes(extname(file)))
      return `das Bild ist in Wahrheit ein ${format.toUpperCase()}; benennen Sie es um, sodass es auf ${right} endet`;
    // The build keeps only the first frame of what it scales.
    if (maxBytes === undefined && (pages > 1 || isMovingPng(file)))
      return 'das Bild bewegt sich, und die Seite zeigt nur den Anfang; speichern Sie ein einzelnes Bild, oder legen Sie es in static/';
    if (width < minWidth)
      return `das Bild ist ${width} × ${height} Pixel groß; nötig sind mindestens ${minWidth} Pixel Breite`;
    if (Math.max(width, height) > maxPixels)
      return `das Bild ist ${width} × ${height} Pixel groß; erlaubt sind höchstens ${maxPixels} je Seite`;
    if (!(await opens(file)))
      return 'das Bild ist beschädigt, vielleicht beim Kopieren abgebrochen; bitte noch einmal kopieren, oder als PNG oder JPG neu speichern';
    return undefined;
  } catch {
    return 'das Bild lässt sich nicht öffnen; bitte als PNG oder JPG neu speichern';
  }
}

/** Which sharp does not tell: it is announced before the first of its pictures. */
const isMovingPng = (file: string): boolean =>
  /^.PNG[^]*?(acTL|IDAT)/.exec(beginOf(file))?.[1] === 'acTL';

/** Whether a picture is there to its end: decoded small, which takes some milliseconds. */
const opens = (file: string): Promise<boolean> =>
  sharp(file, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Why a file is no whole SVG drawing; its text may be in any encoding that has a "<". */
function drawingProblem(file: string): string | undefined {
  const text = readFileSync(file, 'latin1').replaceAll('\0', '');
  if (!/<(\w+:)?svg[\s/>]/.test(text)) return 'die Datei ist keine SVG-Zeichnung';
  return /<\/(\w+:)?svg\s*>/.test(text) || /<(\w+:)?svg[^<]*\/>/.test(text)
    ? undefined
    : 'die Zeichnung bricht ab, </svg> fehlt; bitte noch einmal kopieren oder neu speichern';
}
