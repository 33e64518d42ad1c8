/**
 * Strokes of a voice recording as an SVG path in a 240 × 44 box. The same seed gives the same voice, on the server and in
 * the browser alike.
 * @param seed any whole number
 */
export function waveform(seed: number): string {
  return Array.from({ length: 48 }, (_, index) => {
    const swell = Math.abs(Math.sin(index * 0.29 + seed)) * 0.75 + 0.25;
    const jitter = Math.abs(Math.sin((index + 1) * seed * 12.9898)) * 0.75 + 0.25;
    const height = Math.max(3, Math.round(swell * jitter * 20));
    return `M${index * 5 + 2} ${22 - height}v${height * 2}`;
  }).join('');
}
