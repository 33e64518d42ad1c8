import { createHash } from 'node:crypto';
import { dialArc } from '../src/lib/dial';
import { hand, ticks } from '../src/lib/dial-shapes';
import { colour } from '../plugins/gatsby-plugin-publish';

/** Grounds with the colours that stand out on them. */
const palettes = [
  { ground: colour.green7, arcs: [colour.green1, colour.gold], faint: colour.green6 },
  { ground: colour.sand, arcs: [colour.green7, colour.brick], faint: colour.paper },
  { ground: colour.night, arcs: [colour.gold, colour.green1], faint: colour.green7 },
  { ground: colour.gold, arcs: [colour.ink, colour.paper], faint: colour.sand },
] as const;

/** Draws a cover in the style of the blog's, always the same for a title: arcs of a day around the dial. */
export function drawnCover(title: string): string {
  const digest = createHash('sha256').update(title).digest();
  /** A number from 0 to 1 that follows from the title. */
  const chance = (index: number): number => (digest[index] ?? 0) / 256;
  const { ground, arcs, faint } = palettes[Math.floor(chance(0) * palettes.length)] ?? palettes[0];
  const centre = { x: 560 + Math.round(chance(1) * 480), y: 450 };
  const rings = Array.from({ length: 6 }, (_, index) => {
    const radius = 150 + index * 62;
    const from = chance(2 + index) * 24;
    const arc = dialArc(radius, from, (from + 3 + chance(10 + index) * 13) % 24, centre);
    return (
      `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${faint}" stroke-width="6"/>` +
      `<path d="${arc}" fill="none" stroke="${arcs[index % 2] ?? faint}" stroke-width="30" stroke-linecap="round"/>`
    );
  });
  const marks = `<path d="${ticks(centre, 112, { every: 6, long: 34, short: 18 })}" fill="none" stroke="${arcs[0]}" stroke-width="6"/>`;
  const brick = { light: colour.brick, dark: colour.brick7 };
  const pointer = hand(chance(20) * 24, 520, 22, centre, brick);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">' +
    `<rect width="100%" height="100%" fill="${ground}"/>${rings.join('')}${marks}${pointer}</svg>`
  );
}
