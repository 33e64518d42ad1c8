import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CSSProperties, type ReactNode, createElement } from 'react';
import { type Card, cardSize } from './card';
import { dial, numerals, wall } from './dial';
import { drawable } from './drawable';
import { colour, requireFromRoot } from '../../gatsby-source-content';

const { width, height } = cardSize;

// Loaded when needed: both are slow to load, and each of Gatsby's processes loads our hooks.
const loadSatori: (name: 'satori') => typeof import('satori') = requireFromRoot;
const loadSharp: (name: 'sharp') => typeof import('sharp') = requireFromRoot;

const readLogo = (): string => readFileSync('static/favicon.svg', 'utf8');
const [titleFont, labelFont] = ['title-latin, title-latin-ext', 'label-latin, label-latin-ext'];
/** What artwork/subset-font.mjs has cut. */
export const readFonts = () =>
  `${titleFont}, ${labelFont}`.split(', ').map((name) => ({
    name,
    data: readFileSync(join('plugins/gatsby-plugin-publish/cards', `${name}.ttf`)),
  }));

/** Networks refuse none of this weight. */
const mostBytes = 60_000;
const qualities = [100, 90, 80, 60, 30, 1];

/** Middle of the dial, and where the picture begins. */
const middle = { x: 918, y: 332 };
const left = 642;

/** The colour of the time of day, as on the site's panels. */
function groundAt(hour: number): { ground: string; text: string; label: string } {
  const dark = { text: colour.paper, label: colour.gold };
  const light = { text: colour.ink, label: colour.green7 };
  if (hour >= 6 && hour < 11) return { ground: colour.green1, ...light };
  if (hour >= 11 && hour < 16) return { ground: colour.sand, ...light };
  if (hour >= 16 && hour < 20) return { ground: colour.green7, ...dark };
  return { ground: colour.night, ...dark };
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Long titles and words are set smaller, so that none is cut off. */
function sizeOf(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (longest > 18) return 52;
  if (longest > 14) return 56;
  return title.length > 60 ? 54 : title.length > 36 ? 60 : 74;
}

/** "KI-Agenten" stays on one line: a word joiner follows the hyphen of a short first part. */
const unbroken = (title: string): string =>
  title.replace(/(?<![\p{L}-])(\p{L}{1,3}-)(?=\p{L})/gu, '$1\u2060');

/** The words of a card, as paths: the renderer of pictures knows no fonts. */
function words({ kicker, title, site, hour, cover }: Card): Promise<string> {
  const { text, label } = groundAt(cover ? 0 : hour);
  const at = { position: 'absolute', left: 72, width: left - 112 } as const;
  const heading = drawable(title);
  const breaks = { wordBreak: 'break-word' } as const;
  const small = { fontFamily: labelFont, fontSize: 28 };
  const lines = [
    box({ ...at, ...small, top: 60, color: label }, drawable(kicker)),
    box(
      { ...at, top: 116, height: 380, alignItems: 'center', color: text },
      box(
        { fontSize: sizeOf(heading), lineHeight: 1.06, textWrap: 'balance', ...breaks },
        unbroken(heading),
      ),
    ),
    box({ ...at, ...small, left: 126, top: 530, color: text }, drawable(site)),
  ];
  const marks = numerals.map(({ hour: name, at }) =>
    box(
      {
        position: 'absolute',
        left: middle.x + at.x - 30,
        top: middle.y + at.y - 30,
        width: 60,
        height: 60,
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 28,
        color: colour.ink,
      },
      `${name}`,
    ),
  );
  const whole = box({ width, height, fontFamily: titleFont }, ...lines, ...(cover ? [] : marks));
  return loadSatori('satori').default(whole, { width, height, fonts: readFonts() });
}

/** Draws a card as PNG: few flat colours weigh a third of what they would as JPEG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { ground } = groundAt(card.cover ? 0 : card.hour);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    card.cover ? '' : wall(left, middle.x, width, height),
    card.cover
      ? ''
      : `<g transform="translate(${middle.x} ${middle.y})">${dial(card.hour)}</g>`,
    readLogo().replace('<svg ', '<svg x="72" y="528" width="40" height="40" '),
    await words(card),
    '</svg>',
  ].join('');
  const sharp = loadSharp('sharp');
  const drawing = sharp(Buffer.from(svg));
  if (card.cover) {
    const motif = sharp(card.cover.absolutePath, { failOn: 'none' })
      .autoOrient()
      .resize(width - left, height);
    drawing.composite([{ input: await motif.toBuffer(), left, top: 0 }]);
  }
  return lighten(await drawing.png().toBuffer());
}

/** As many shades as its weight allows: with few, small things lose their colour to large ones. */
async function lighten(picture: Buffer, [quality = 0, ...lower] = qualities): Promise<Buffer> {
  const sharp = loadSharp('sharp');
  const png = await sharp(picture).png({ palette: true, quality, dither: 0, effort: 1 }).toBuffer();
  return png.length <= mostBytes || lower.length === 0 ? png : lighten(picture, lower);
}
