import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page, chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, provideChromium } from '../tools/chromium';

const framesPerSecond = 25;
const folder = 'static/video';

type Film = {
  /** Of the files: `static/video/<name>.mp4` and `.jpg`. */
  name: string;
  /** The page that is photographed; it has a function `draw(second)`. */
  page: string;
  size: { width: number; height: number };
  seconds: number;
  /** When the poster is taken. */
  posterAt: number;
  /** Called once before the first picture. */
  prepare?: (page: Page) => Promise<void>;
};

/** Runs ffmpeg and stops the script with its message when it fails. */
function ffmpeg(...args: string[]): void {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg: ${error?.message ?? stderr}`);
}

/** Photographs the page as it looks `second` seconds after the start. */
async function photograph(page: Page, second: number, file: string): Promise<void> {
  await page.evaluate(`draw(${second})`);
  await page.screenshot({ path: file });
}

/** Records a silent film of a page, frame by frame, and its poster. Needs ffmpeg. */
export async function recordFilm(film: Film): Promise<void> {
  const frames = await mkdtemp(path.join(tmpdir(), 'film-'));
  const executablePath = provideChromium();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const page = await browser.newPage({ viewport: film.size });
  await page.goto(pathToFileURL(film.page).href);
  await film.prepare?.(page);
  await page.evaluate('document.fonts.load("600 1em Instrument Sans")');
  for (let frame = 0; frame < film.seconds * framesPerSecond; frame += 1) {
    const name = `${String(frame).padStart(4, '0')}.png`;
    await photograph(page, frame / framesPerSecond, path.join(frames, name));
  }
  const poster = path.join(frames, 'poster.png');
  await photograph(page, film.posterAt, poster);
  await browser.close();

  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${film.name}.mp4`);
  const input = ['-framerate', String(framesPerSecond), '-i', path.join(frames, '%04d.png')];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '23', '-pix_fmt', 'yuv420p'];
  // The index first, so that it plays before it is loaded; no sound track.
  ffmpeg(...input, ...codec, '-movflags', '+faststart', '-an', file);
  // The poster is there before anybody comes near: it has to be light.
  await sharp(poster)
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(path.join(folder, `${film.name}.jpg`));
  await rm(frames, { recursive: true });
  console.log(`${file}  ${Math.ceil((await stat(file)).size / 1024)} KB`);
}
