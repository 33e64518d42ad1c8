/** Rounds for SVG paths: a tenth of a unit is finer than any screen shows. */
const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Angle of an hour on the 24-hour dial with noon on top, clockwise.
 * @param hours 0–24, fractions are minutes
 * @returns degrees, 0 at noon, 180 at midnight
 */
export function dialAngle(hours: number): number {
  return round((hours - 12) * 15);
}

/**
 * Point on the dial around the origin.
 * @param radius in SVG units
 * @param hours 0–24, fractions are minutes
 */
export function dialPoint(radius: number, hours: number): { x: number; y: number } {
  const angle = ((hours - 12) * 15 * Math.PI) / 180;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** The same point as written in an SVG path, "x y". */
export function pointOnDial(radius: number, hours: number): string {
  const { x, y } = dialPoint(radius, hours);
  return `${x} ${y}`;
}

/**
 * Arc on the dial, clockwise, as an SVG path.
 * @param from hours where it starts
 * @param to hours where it ends; an arc over midnight ends before it starts
 */
export function dialArc(radius: number, from: number, to: number): string {
  const length = (to - from + 24) % 24;
  return `M${pointOnDial(radius, from)}A${radius} ${radius} 0 ${length > 12 ? 1 : 0} 1 ${pointOnDial(radius, to)}`;
}
