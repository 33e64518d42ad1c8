/**
 * Records the clip of the video page: an avatar presents a fruit press. What it says, and when, is
 * the script on that page; the captions are made from it. Run from the repository's root with `npx
 * tsx artwork/product-clip.ts`; needs ffmpeg. The scene itself is
 * artwork/product-clip/clip.html.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { recordFilm } from './film';

const script = 'content/pages/services/ki-avatar-produkt-videos-erstellen.yaml';
const seconds = 18;

const sections = z.object({ sections: z.array(z.looseObject({ kind: z.string() })) });
const showcase = z.object({
  stage: z.object({
    conversation: z.object({ paragraphs: z.array(z.object({ text: z.string() })) }),
  }),
});

type Line = { from: number; to: number; text: string };

/** The lines of the script, "0:05 – Vierzig Liter …", each until the next one. */
async function readScript(): Promise<Line[]> {
  const page = sections.parse(parse(await readFile(script, 'utf8')));
  const { stage } = showcase.parse(page.sections.find(({ kind }) => kind === 'showcase'));
  const lines = stage.conversation.paragraphs.map(({ text }) => {
    const [, minutes, second, words = ''] = /^(\d+):(\d+) – (.+)$/.exec(text) ?? [];
    return { from: Number(minutes) * 60 + Number(second), text: words };
  });
  return lines.map((line, index) => ({ ...line, to: lines[index + 1]?.from ?? seconds }));
}

const clock = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;

/** Captions as WebVTT. */
function captions(lines: readonly Line[]): string {
  const cues = lines.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

async function main(): Promise<void> {
  const lines = await readScript();
  await writeFile('static/video/produktvideo.vtt', captions(lines));
  await recordFilm({
    name: 'produktvideo',
    page: 'artwork/product-clip/clip.html',
    size: { width: 960, height: 540 },
    seconds,
    posterAt: 2.4,
    prepare: (page) => page.evaluate(`speak(${JSON.stringify(lines)})`),
  });
}

void main();
