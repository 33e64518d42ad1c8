import { dialArc } from '../../src/lib/dial';
import { hand, ticks } from '../../src/lib/dial-shapes';
import { seeded } from './seeded';
import { colour } from '../../plugins/gatsby-source-content';

export const coverSize = { width: 1600, height: 900 } as const;

/** Grounds with the colours that stand out on them. */
const palettes = [
  { ground: colour.green7, arcs: [colour.green1, colour.gold], faint: colour.green6 },
  { ground: colour.sand, arcs: [colour.green7, colour.brick], faint: colour.paper },
  { ground: colour.night, arcs: [colour.gold, colour.green1], faint: colour.green7 },
  { ground: colour.gold, arcs: [colour.ink, colour.paper], faint: colour.sand },
] as const;

/** A number that follows from the words, so that a title always gets the same picture. */
const seedOf = (words: string): number =>
  Array.from(words).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** Draws a cover in the style of the blog's: arcs of a day around the 24-hour dial. */
export function drawnCover(title: string): string {
  const random = seeded(seedOf(title));
  const { ground, arcs, faint } = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  const centre = { x: 560 + Math.round(random() * 480), y: 450 };
  const rings = Array.from({ length: 6 }, (_, index) => {
    const radius = 150 + index * 62;
    const from = random() * 24;
    const arc = dialArc(radius, from, (from + 3 + random() * 13) % 24, centre);
    const stroke = arcs[index % 2] ?? faint;
    return (
      `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${faint}" stroke-width="6"/>` +
      `<path d="${arc}" fill="none" stroke="${stroke}" stroke-width="30" stroke-linecap="round"/>`
    );
  });
  const marks = `<path d="${ticks(centre, 112, { every: 6, long: 34, short: 18 })}" fill="none" stroke="${arcs[0]}" stroke-width="6"/>`;
  const pointer = hand(random() * 24, 520, 22, centre, {
    light: colour.brick,
    dark: colour.brick7,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${rings.join('')}${marks}${pointer}</svg>`
  );
}
