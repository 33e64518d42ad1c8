import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, publicDir, readPage } from '../support/e2e/routes';

const pages = builtPages().map((page) => ({ ...page, html: readPage(page) }));

/** Tags that match, each with the page it is on. */
const tags = (pattern: RegExp): string[] =>
  pages.flatMap(({ file, html }) => [...html.matchAll(pattern)].map(([tag]) => `${file}: ${tag}`));

/** Says more than a word or two. */
const described = / (aria-label|alt)="[^"]{20,}"/;

test('drawings that are pictures have a name', () => {
  expect(
    tags(/<svg[^>]* role="img"[^>]*>/g).filter((tag) => !/ aria-label="[^"]/.test(tag)),
  ).toEqual([]);
});

test('pictures of the product say in words what they show', () => {
  const figures = tags(/<figure[^>]*aria-label[^>]*>/g);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((tag) => !described.test(tag))).toEqual([]);
});

test('films say what they show, and clips have captions', () => {
  const films = tags(/<video[^>]*>/g);
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter((tag) => !described.test(tag))).toEqual([]);
  const clips = tags(/<a href="\/video\/[^"]*"[^>]*><img[^>]*>/g);
  expect(clips.length).toBeGreaterThan(0);
  expect(clips.filter((tag) => !described.test(tag))).toEqual([]);
  for (const clip of clips) {
    const [, name = ''] = /href="\/video\/([^"]*)\.mp4"/.exec(clip) ?? [];
    const captions = readFileSync(join(publicDir, `video/${name}.vtt`), 'utf8');
    expect(captions).toMatch(/^WEBVTT\n[\s\S]*-->/);
  }
});
