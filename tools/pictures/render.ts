/**
 * Renders every raster picture of the site from its source. Run from the repository's root with
 * `npx tsx tools/pictures/render.ts`; the same sources give the same files.
 */
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { appIcon, socialCard, socialCardSize } from './brand';
import { coverSize, covers } from './covers';
import { colour } from './colours';
import { diagrams } from './diagrams';
import { kontakt, kontaktSize } from './kontakt';
import { writeStaticFont } from './static-font';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Renders `svg` to a PNG; `overlays` are composited on top. */
async function render(
  svg: string,
  size: Size,
  file: string,
  overlays: OverlayOptions[] = [],
): Promise<void> {
  // librsvg draws at 72 dpi of the viewBox; a higher density keeps small icons sharp.
  const picture = await sharp(Buffer.from(svg), { density: 288 })
    .resize(size.width, size.height)
    .png()
    .toBuffer();
  const { size: bytes } = await sharp(picture)
    .composite(overlays)
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toFile(file);
  console.log(`${file}  ${size.width} × ${size.height}  ${Math.ceil(bytes / 1024)} KB`);
}

/** Sets one line of text in the font of `fontfile`; `top` is the upper edge of its capitals. */
async function line(
  text: string,
  fontfile: string,
  size: number,
  tone: string,
  top: number,
): Promise<OverlayOptions> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const marked = `<span foreground="${tone}">${escaped}</span>`;
  const font = `Instrument Sans ${size}`;
  const input = await sharp({ text: { text: marked, font, fontfile, dpi: 72, rgba: true } })
    .png()
    .toBuffer();
  return { input, left: 72, top };
}

async function main(): Promise<void> {
  const site = z
    .object({ name: z.string(), tagline: z.string() })
    .parse(parse(await readFile('content/data/site.yaml', 'utf8')));
  const logo = await readFile('static/favicon.svg', 'utf8');
  const tower = (await readFile('static/turm.svg', 'utf8')).replace(
    'width="420" height="420" ',
    '',
  );

  for (const [slug, svg] of Object.entries(covers)) {
    await render(svg, coverSize, `content/blog/${slug}/cover.png`);
  }
  await mkdir('static/diagramme', { recursive: true });
  for (const [name, svg] of await diagrams()) await writeFile(`static/diagramme/${name}.svg`, svg);
  await render(kontakt(tower), kontaktSize, 'content/images/uhrturm-abend.png');
  await render(logo, { width: 32, height: 32 }, 'static/favicon-32.png');
  await render(appIcon(logo), { width: 180, height: 180 }, 'static/apple-touch-icon.png');
  await render(appIcon(logo), { width: 512, height: 512 }, 'static/icon-512.png');

  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const font = path.join(folder, 'brand.ttf');
  await writeStaticFont(site.name + site.tagline, font);
  await render(socialCard(tower), socialCardSize, 'static/social-card.png', [
    await line(site.name, font, 96, colour.paper, 236),
    await line(site.tagline, font, 36, colour.green1, 346),
  ]);
  await rm(folder, { recursive: true });
}

void main();
