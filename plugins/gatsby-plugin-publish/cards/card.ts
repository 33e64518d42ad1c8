import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CSSProperties, type ReactNode, createElement } from 'react';
import { colour } from '../colours';
import { requireFromRoot, writeWhole } from '../disk';

// Loaded when needed: both are slow to load, and each of Gatsby's processes loads our hooks.
const loadSatori: (name: 'satori') => typeof import('satori') = requireFromRoot;
const loadSharp: (name: 'sharp') => typeof import('sharp') = requireFromRoot;

/** What networks show for a link: 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a card shows. A post's cover takes the place of the tower. */
export type Card = {
  kicker: string;
  title: string;
  site: string;
  cover: { absolutePath: string; internal: { contentDigest: string } } | null;
};

const folder = 'plugins/gatsby-plugin-publish/cards';
/** What artwork/subset-font.mjs has cut. */
const fontNames = ['title-latin', 'title-latin-ext'];
/** One list for all cards: satori reads the fonts of each list anew. */
let fonts: { name: string; data: Buffer }[] | undefined;
const loadFonts = () =>
  (fonts ??= fontNames.map((name) => ({ name, data: readFileSync(join(folder, `${name}.ttf`)) })));

/** The words have the left half, the picture begins at `left`. */
const left = 642;
/** Room for the title, and the sizes it is set in: the first in which it fits. */
export const room = { width: 516, height: 380 } as const;
const sizes = [74, 62, 54, 48, 42];

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Each word is a box of its own: only one that is wider than its line can be broken. */
const words = (title: string, size: number) =>
  box(
    { flexWrap: 'wrap', columnGap: size * 0.26, fontSize: size, lineHeight: 1.06 },
    ...drawable(title)
      .split(' ')
      .map((word) => box({ maxWidth: room.width, wordBreak: 'break-word' }, word)),
  );

/** How a title is set: its size, and how wide and high its words are drawn without a limit. */
export async function setTitle(title: string): Promise<{ size: number; fits: boolean }> {
  for (const size of sizes) if (await fits(title, size)) return { size, fits: true };
  return { size: sizes.at(-1) ?? 0, fits: false };
}

async function fits(title: string, size: number): Promise<boolean> {
  const draw = loadSatori('satori').default;
  const options = { width: room.width, fonts: loadFonts() };
  const heightOf = async (element: ReactNode): Promise<number> => {
    const svg = await draw(
      box({ width: room.width, fontFamily: fontNames.join() }, element),
      options,
    );
    return Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
  };
  if ((await heightOf(words(title, size))) > room.height) return false;
  // The longest words, one by one: a broken one takes two lines.
  const long = drawable(title)
    .split(' ')
    .filter((word) => word.length > 8);
  for (const word of long) if ((await heightOf(words(word, size))) > size * 1.5) return false;
  return true;
}

/** What the fonts have: anything else would leave a hole. */
const missing = /[^ -~\u00a0-ž–—‘’‚“-„•…‹›€™−]/gu;

/** A title as the fonts can draw it. */
export const drawable = (title: string): string =>
  title.normalize('NFC').replace(/[‐‑]/g, '-').replace(missing, ' ').replace(/\s+/g, ' ').trim();

/** Draws a card as JPEG. */
export async function drawCard({ kicker, title, site, cover }: Card): Promise<Buffer> {
  const sharp = loadSharp('sharp');
  const { width, height } = cardSize;
  const { size } = await setTitle(title);
  const at = { position: 'absolute', left: 72, width: room.width } as const;
  const small = { ...at, fontSize: 28 };
  const text = await loadSatori('satori').default(
    box(
      { width, height, fontFamily: fontNames.join(), color: colour.paper },
      box({ ...small, top: 56, color: colour.gold }, drawable(kicker)),
      box({ ...at, top: 116, height: room.height, alignItems: 'center' }, words(title, size)),
      box({ ...small, left: 126, top: 530 }, drawable(site)),
    ),
    { width, height, fonts: loadFonts() },
  );
  const picture = cover
    ? await sharp(cover.absolutePath, { failOn: 'none' })
        .autoOrient()
        .resize(width - left, height)
        .toBuffer()
    : await sharp('static/turm.svg', { density: 140 })
        .resize(width - left - 40)
        .toBuffer();
  const logo = await sharp('static/favicon.svg', { density: 200 }).resize(40).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colour.night } })
    .composite([
      { input: picture, left, top: cover ? 0 : height - (width - left - 40) },
      { input: logo, left: 72, top: 528 },
      { input: Buffer.from(text), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Writes a card, or takes the one that looked the same in the last build. */
export async function writeCard(file: string, card: Card, cache: string): Promise<void> {
  const look = [card.kicker, card.title, card.site, card.cover?.internal.contentDigest];
  const name = createHash('sha256').update(JSON.stringify(look)).digest('hex');
  const kept = join(cache, `${name}.jpg`);
  if (!existsSync(kept)) writeWhole(kept, await drawCard(card));
  writeWhole(file, readFileSync(kept));
}
