import { dialArc, dialPoint } from '../../../src/lib/dial';
import { hand, ticks } from '../../../src/lib/dial-shapes';
import { colour } from '../../gatsby-source-content';

const origin = { x: 0, y: 0 };

/** Radii of the face, as parts of the tower's dial on the home page. */
const [ring, face, open] = [248, 198, 180];

const quarters = [6, 12, 18, 24] as const;
/** Where the numerals of the dial are written. */
export const numerals = quarters.map((hour) => ({ hour, at: dialPoint(220, hour) }));

const circle = (r: number, fill: string): string => `<circle r="${r}" fill="${fill}"/>`;
const line = (d: string, tone: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}"${more}/>`;

const [opens, closes] = [8, 17];

/**
 * The dial of the tower around its middle: the light half and the night half, opening hours in
 * green, the hours the assistants are alone in gold, the long hand at `hour`.
 */
export function dial(hour: number): string {
  return [
    circle(ring + 6, colour.ink),
    circle(ring, colour.paper),
    circle(face, '#ffffff'),
    `<path d="M${-face} 0A${face} ${face} 0 0 0 ${face} 0Z" fill="${colour.night}"/>`,
    line(ticks(origin, ring - 4, { count: 96, every: 4, long: 11, short: 5 }), colour.ink, 2.4),
    line(dialArc(open, opens, closes), colour.green6, 16),
    line(dialArc(open, closes, opens), colour.gold, 7, ' stroke-dasharray="3 8"'),
    circle(17, colour.gold).replace('<circle', '<circle cy="-56"'),
    line(stars, colour.gold, 4, ' stroke-linecap="round"'),
    hand(hour, 196, 14, origin, { light: colour.brick, dark: colour.brick7 }),
    `<circle r="17" fill="${colour.ink}" stroke="${colour.gold}" stroke-width="7"/>`,
  ].join('');
}

/**
 * The tower right below its gallery, from `left` to `right`: a wall in light and shade, as tall as
 * the card.
 */
export function wall(left: number, middle: number, right: number, height: number): string {
  const plane = (x: number, y: number, to: number, h: number, tone: string) =>
    `<path fill="${tone}" d="M${x} ${y}H${to}v${h}H${x}z"/>`;
  return [
    plane(left, 0, middle, height, colour.paper),
    plane(middle, 0, right, height, colour.towerWall),
    plane(left, 30, right, 14, colour.towerShade),
    plane(left - 28, 0, right, 30, colour.night),
    line(`M${left - 20} 12H${right}`, colour.towerWall, 14, ' stroke-dasharray="3 11"'),
  ].join('');
}

const stars =
  'M52 106h0M92 62h0M128 94h0M78 136h0M-54 128h0M-12 82h0M6 146h0M-126 58h0M146 40h0M-92 100h0';
