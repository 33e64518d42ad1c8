/**
 * Renders every raster picture of the site from its source. Run from the repository's root with
 * `npx tsx artwork/render.ts`; the same sources give the same files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { appIcon } from './brand';
import { covers, coverSize } from './covers';
import { diagrams } from './diagrams';
import { kontakt, kontaktSize } from './kontakt';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Renders `svg` to a PNG. */
async function render(svg: string, size: Size, file: string): Promise<void> {
  // librsvg draws at 72 dpi of the viewBox; a higher density keeps small icons sharp.
  const picture = await sharp(Buffer.from(svg), { density: 288 })
    .resize(size.width, size.height)
    .png()
    .toBuffer();
  const { size: bytes } = await sharp(picture)
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toFile(file);
  console.log(`${file}  ${size.width} × ${size.height}  ${Math.ceil(bytes / 1024)} KB`);
}

async function main(): Promise<void> {
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
  // Home screens cut them to their own shape; what counts keeps clear of the edge.
  await mkdir('static/icons', { recursive: true });
  for (const size of [192, 512])
    await render(appIcon(logo), { width: size, height: size }, `static/icons/${size}.png`);
}

void main();
