/** What pictures draw on the 24-hour dial (dial.ts). Lengths are pixels of the picture. */
import { type Point, dialAngle, pointOnDial, roundForPath as round } from '../src/lib/dial';

/** Path data of the straight line at `hour` from radius `inner` to radius `outer`. */
export function ray(hour: number, inner: number, outer: number, centre: Point): string {
  return `M${pointOnDial(inner, hour, centre)}L${pointOnDial(outer, hour, centre)}`;
}

/** Path data of `count` ticks around the dial; every `every`-th one is `long`, the rest `short`. */
export function ticks(
  centre: Point,
  radius: number,
  {
    count = 24,
    every = 1,
    long,
    short = long,
  }: { count?: number; every?: number; long: number; short?: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const length = index % every === 0 ? long : short;
    return ray((index * 24) / count, radius - length, radius, centre);
  }).join('');
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
  tone: { light: string; dark: string },
): string {
  const [half, wing] = [stem / 2, round(stem * 1.7)];
  const [tail, neck, barb] = [length * 0.2, length * -0.66, length * -0.8].map(round);
  const right = `H${half}V${neck}L${wing} ${barb}L0 ${-length}`;
  return (
    `<g transform="translate(${centre.x} ${centre.y}) rotate(${dialAngle(hour)})">` +
    `<path fill="${tone.light}" d="M0 ${tail}${right}L${-wing} ${barb}L${-half} ${neck}V${tail}z"/>` +
    `<path fill="${tone.dark}" d="M0 ${tail}${right}z"/></g>`
  );
}
