/** A place in a drawing, in its own units. */
export type Point = { readonly x: number; readonly y: number };

/** Radius of the arcs that say who is on duty, in the units of the tower's dial. */
export const arcRadius = 119;

const origin: Point = { x: 0, y: 0 };

/** Rounds for SVG paths: a tenth of a unit is finer than any screen shows. */
export const roundForPath = (value: number): number => Math.round(value * 10) / 10;

/**
 * Angle of an hour on the 24-hour dial with noon on top, clockwise.
 * @param hours 0–24, fractions are minutes
 * @returns degrees, 0 at noon, 180 at midnight
 */
export function dialAngle(hours: number): number {
  return roundForPath((hours - 12) * 15);
}

/**
 * Point on the dial.
 * @param radius in SVG units
 * @param hours 0–24, fractions are minutes
 */
export function dialPoint(radius: number, hours: number, centre = origin): Point {
  const angle = ((hours - 12) * 15 * Math.PI) / 180;
  return {
    x: roundForPath(centre.x + radius * Math.sin(angle)),
    y: roundForPath(centre.y - radius * Math.cos(angle)),
  };
}

/** The same point as an SVG path spells it: "x y". */
export function pointOnDial(radius: number, hours: number, centre = origin): string {
  const { x, y } = dialPoint(radius, hours, centre);
  return `${x} ${y}`;
}

/**
 * Arc on the dial, clockwise, as an SVG path.
 * @param from hours where it starts
 * @param to hours where it ends; an arc over midnight ends before it starts
 */
export function dialArc(radius: number, from: number, to: number, centre = origin): string {
  const large = (to - from + 24) % 24 > 12 ? 1 : 0;
  const [start, end] = [from, to].map((hours) => pointOnDial(radius, hours, centre));
  return `M${start}A${radius} ${radius} 0 ${large} 1 ${end}`;
}
