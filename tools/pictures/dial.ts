/**
 * The 24-hour dial all pictures are built from: noon on top, midnight at the bottom, like the
 * dial of the home page. Hours are numbers from 0 to 24, lengths are pixels of the picture.
 */

/** The colours of src/styles/tokens.css that pictures use; raster files cannot read CSS. */
export const colour = {
  ink: '#14231C',
  night: '#0E1A15',
  green: '#1F5C43',
  greenLight: '#2A7757',
  mint: '#DDEFE5',
  brick: '#B4421F',
  brickDark: '#93330F',
  lime: '#FAF7F1',
  sand: '#EFE8DA',
  gold: '#E9B44C',
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounds to a tenth of a pixel: enough to the eye, and the SVG stays short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** The angle of an hour in degrees, clockwise from the top. */
export const degrees = (hour: number): number => (hour - 12) * 15;

/** The point at `hour` on the circle of `radius` around `centre`. */
export function at(hour: number, radius: number, centre: Point): Point {
  const angle = (degrees(hour) * Math.PI) / 180;
  return {
    x: round(centre.x + radius * Math.sin(angle)),
    y: round(centre.y - radius * Math.cos(angle)),
  };
}

/** Path data of the straight line at `hour` from radius `inner` to radius `outer`. */
export function ray(hour: number, inner: number, outer: number, centre: Point): string {
  const from = at(hour, inner, centre);
  const to = at(hour, outer, centre);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** Path data of the clockwise arc from one hour to another (it may pass midnight). */
export function arc(fromHour: number, toHour: number, radius: number, centre: Point): string {
  const from = at(fromHour, radius, centre);
  const to = at(toHour, radius, centre);
  const hours = (((toHour - fromHour) % 24) + 24) % 24;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${hours > 12 ? 1 : 0} 1 ${to.x} ${to.y}`;
}

/** Path data of `count` ticks around the dial; every `every`-th one is `long`, the rest `short`. */
export function ticks(
  centre: Point,
  radius: number,
  { count = 24, every = 1, long, short = long }: TickOptions,
): string {
  return Array.from({ length: count }, (_, index) => {
    const length = index % every === 0 ? long : short;
    return ray((index * 24) / count, radius - length, radius, centre);
  }).join('');
}

export interface TickOptions {
  readonly count?: number;
  readonly every?: number;
  readonly long: number;
  readonly short?: number;
}

/**
 * The long hand, light on its left and dark on its right side. As on the Uhrturm, the long hand
 * shows the hour. `stem` is the width of the hand in the same pixels as `length`.
 */
export function hand(
  hour: number,
  length: number,
  stem: number,
  centre: Point,
  tone: Tone,
): string {
  const [half, wing] = [stem / 2, round(stem * 1.7)];
  const [tail, neck, barb] = [length * 0.2, length * -0.66, length * -0.8].map(round);
  const right = `H${half}V${neck}L${wing} ${barb}L0 ${-length}`;
  return (
    `<g transform="translate(${centre.x} ${centre.y}) rotate(${round(degrees(hour))})">` +
    `<path fill="${tone.light}" d="M0 ${tail}${right}L${-wing} ${barb}L${-half} ${neck}V${tail}z"/>` +
    `<path fill="${tone.dark}" d="M0 ${tail}${right}z"/></g>`
  );
}

/** A colour in light and in shade. */
export interface Tone {
  readonly light: string;
  readonly dark: string;
}

/** A small seeded random source (mulberry32), so that a picture is the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
