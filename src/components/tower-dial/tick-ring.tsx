type TickRingProps = {
  /** Outer and inner end of the strokes, in SVG units from the centre. */
  outer: number;
  inner: number;
  /** How many strokes, evenly around the ring. */
  count: number;
  /** Width of a stroke, in SVG units. */
  width: number;
  stroke: string;
};

/**
 * Radial strokes around a dial, drawn as one dashed circle: a hundredth of the bytes of a path with
 * every stroke.
 */
export function TickRing({ outer, inner, count, width, stroke }: TickRingProps) {
  const radius = (outer + inner) / 2;
  const dash = Math.round((width * count * 1000) / (2 * Math.PI * radius)) / 1000;
  return (
    <circle
      r={radius}
      fill="none"
      stroke={stroke}
      strokeWidth={outer - inner}
      pathLength={count}
      strokeDasharray={`${dash} ${Math.round((1 - dash) * 1000) / 1000}`}
      strokeDashoffset={dash / 2}
    />
  );
}
