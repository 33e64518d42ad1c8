/**
 * Records the film of the hotel page: a guest writes to the concierge on WhatsApp. Run from the repository's root with
 * `npx tsx tools/pictures/concierge-film.ts`; needs ffmpeg. The chat itself is tools/pictures/concierge/chat.html.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page, chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags } from '../browser-flags.mjs';
import { provideChromium } from '../cli/chromium';

const size = { width: 720, height: 900 };
const framesPerSecond = 25;
const seconds = 12;
/** When the poster is taken: the times on offer, nothing chosen yet. */
const posterAt = 4.5;
const folder = 'static/video';

/** Runs ffmpeg and stops the script with its message when it fails. */
function ffmpeg(...args: string[]): void {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg: ${error?.message ?? stderr}`);
}

/** Photographs the chat as it looks `second` seconds after the start. */
async function photograph(page: Page, second: number, file: string): Promise<void> {
  await page.evaluate(`draw(${second})`);
  await page.screenshot({ path: file });
}

async function main(): Promise<void> {
  const frames = await mkdtemp(path.join(tmpdir(), 'film-'));
  const executablePath = await provideChromium(process.env, console.log);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const page = await browser.newPage({ viewport: size });
  await page.goto(pathToFileURL('tools/pictures/concierge/chat.html').href);
  await page.evaluate('document.fonts.load("600 1em Instrument Sans")');
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const name = `${String(frame).padStart(4, '0')}.png`;
    await photograph(page, frame / framesPerSecond, path.join(frames, name));
  }
  const poster = path.join(frames, 'poster.png');
  await photograph(page, posterAt, poster);
  await browser.close();

  await mkdir(folder, { recursive: true });
  const film = path.join(folder, 'concierge.mp4');
  const input = ['-framerate', String(framesPerSecond), '-i', path.join(frames, '%04d.png')];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '23', '-pix_fmt', 'yuv420p'];
  // The index first, so that it plays before it is loaded; no sound track.
  ffmpeg(...input, ...codec, '-movflags', '+faststart', '-an', film);
  // The poster is there before anybody comes near: it has to be light.
  await sharp(poster)
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(path.join(folder, 'concierge.jpg'));
  await rm(frames, { recursive: true });
  console.log(`${film}  ${Math.ceil((await stat(film)).size / 1024)} KB`);
}

void main();
