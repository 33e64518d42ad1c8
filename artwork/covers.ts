/**
 * Covers of the blog posts: one series on the 24-hour dial, one idea and one ground colour each.
 */
import { type Point, dialArc, dialPoint, pointOnDial } from '../src/lib/dial';
import { hand, ray, ticks } from './dial-shapes';
import { seeded } from './seeded';
import { colour } from '../plugins/gatsby-plugin-publish';

export const coverSize = { width: 1600, height: 900 } as const;

const sheet = (ground: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}">` +
  `<rect width="100%" height="100%" fill="${ground}"/>${drawing}</svg>`;

const disc = ({ x, y }: Point, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const ring = ({ x, y }: Point, r: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const lines = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const brick = { light: colour.brick, dark: colour.brick7 };
const pale = { light: colour.paper, dark: colour.sand };

/** The right half of a disc: pictures of the site are lit from the left. */
const shade = ({ x, y }: Point, r: number, fill: string): string =>
  `<path fill="${fill}" d="M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z"/>`;

/** Car dealers and workshops: the dial is a wheel, its treads are the quarter hours. */
function wheel(): string {
  const centre = { x: 1030, y: 530 };
  const spokes = (from: number): string =>
    Array.from({ length: 6 }, (_, i) => ray(from + i * 2, 60, 392, centre)).join('');
  return sheet(
    colour.gold,
    disc(centre, 620, colour.ink) +
      lines(ticks(centre, 630, { count: 96, long: 34 }), colour.gold, 12) +
      ring(centre, 524, colour.green6, 8) +
      disc(centre, 444, colour.paper) +
      shade(centre, 444, colour.sand) +
      disc(centre, 384, colour.green7) +
      lines(spokes(1), colour.paper, 34) +
      lines(spokes(13), colour.sand, 34) +
      lines(ticks(centre, 432, { count: 96, every: 4, long: 30, short: 14 }), colour.ink, 5) +
      disc(centre, 130, colour.paper) +
      shade(centre, 130, colour.sand) +
      hand(7.75, 590, 34, centre, brick) +
      disc(centre, 50, colour.brick) +
      disc(centre, 18, colour.gold),
  );
}

/** Building agents: the requests of one day as rays; gold ones come when nobody is at the desk. */
function load(): string {
  const centre = { x: 680, y: 470 };
  const random = seeded(19);
  const peak = (hour: number, middle: number, width: number): number =>
    Math.exp(-(((hour - middle) / width) ** 2));
  const rays = { open: '', closed: '' };
  for (let quarter = 0; quarter < 96; quarter += 1) {
    const hour = quarter / 4;
    const requests =
      peak(hour, 9.5, 1.8) + 1.5 * peak(hour, 19.25, 2.2) + 0.6 * peak(hour, 14, 1.8);
    const length = 44 + 200 * requests + 26 * random();
    rays[hour >= 8 && hour < 17 ? 'open' : 'closed'] += ray(hour, 226, 226 + length, centre);
  }
  return sheet(
    colour.night,
    lines(rays.open, colour.green1, 10) +
      lines(rays.closed, colour.gold, 10) +
      disc(centre, 190, colour.green7) +
      lines(ticks(centre, 176, { count: 24, every: 6, long: 34, short: 16 }), colour.green1, 5) +
      hand(19.25, 780, 20, centre, pale) +
      disc(centre, 34, colour.paper) +
      disc(centre, 12, colour.night),
  );
}

/** Event-driven architecture: one event at half past seven, and everybody who listens to it. */
function events(): string {
  const centre = { x: 860, y: 540 };
  const radius = 480;
  const random = seeded(11);
  const chord = (from: number, to: number): string => {
    const [start, end] = [from, to].map((hour) => pointOnDial(radius, hour, centre));
    return `M${start}Q${centre.x} ${centre.y} ${end}`;
  };
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const quiet = hours.filter((hour) => hour % 3 === 1);
  const event = dialPoint(radius, 7.5, centre);
  const listeners = [10, 12, 14, 16, 18];
  return sheet(
    colour.green7,
    ring(centre, radius, colour.green6, 56) +
      lines(quiet.map((h) => chord(h, h + 5 + 10 * random())).join(''), colour.green6, 12) +
      lines(listeners.map((hour) => chord(7.5, hour)).join(''), colour.gold, 12) +
      hours
        .filter((hour) => hour < 7 || hour > 8)
        .map((hour) => disc(dialPoint(radius, hour, centre), 14, colour.green1))
        .join('') +
      listeners.map((hour) => disc(dialPoint(radius, hour, centre), 34, colour.gold)).join('') +
      ring(event, 150, colour.green1, 4) +
      ring(event, 110, colour.green1, 8) +
      disc(event, 70, colour.brick) +
      shade(event, 70, colour.brick7),
  );
}

/** The first digital employee: many dials that show opening hours, one that is always on. */
function first(): string {
  const random = seeded(4);
  const pie = (centre: Point): string => {
    const opens = 6 + Math.floor(random() * 5);
    const closes = opens + 4 + Math.floor(random() * 7);
    const slice = `${dialArc(78, opens, closes, centre)}L${centre.x} ${centre.y}z`;
    return ring(centre, 78, colour.green7, 6) + `<path fill="${colour.green7}" d="${slice}"/>`;
  };
  const big = { x: 1000, y: 350 };
  const cells = Array.from({ length: 40 }, (_, i) => ({
    x: (i % 8) * 200 + 100,
    y: Math.floor(i / 8) * 200 + 50,
  })).filter(({ x, y }) => Math.abs(x - big.x) > 100 || Math.abs(y - big.y) > 100);
  return sheet(
    colour.sand,
    cells.map(pie).join('') +
      disc(big, 184, colour.brick) +
      shade(big, 184, colour.brick7) +
      lines(ticks(big, 166, { every: 6, long: 30, short: 18 }), colour.paper, 7) +
      hand(9.5, 156, 14, big, pale) +
      disc(big, 20, colour.paper),
  );
}

/** The SVG source of each cover by the slug of its post. */
export const covers: Readonly<Record<string, string>> = {
  'ki-im-autohaus-werkstatt-zukunft': wheel(),
  'digitale-mitarbeiter-ki-agenten': load(),
  'event-driven-architecture': events(),
  'erster-digitaler-mitarbeiter': first(),
};
