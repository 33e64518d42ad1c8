type Line = { at: string; from: 'guest' | 'assistant'; text: string };

const secondsOf = (at: string): number => {
  const [minutes, seconds] = at.split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
};

/** How many characters are spoken in a second; German is read aloud at 14 to 16. */
const pace = 15;

/**
 * Who speaks when in a call, as an SVG path of bars on a line 240 wide.
 * @param lines the whole call; each begins at its time, "0:07"
 * @param from whose bars
 */
export function turns(lines: readonly Line[], from: Line['from']): string {
  const spoken = lines.map(({ at, text, from: who }, index) => {
    const start = secondsOf(at);
    const next = lines[index + 1];
    const end = start + Math.max(1, text.length / pace);
    return { who, start, end: next ? Math.min(end, secondsOf(next.at)) : end };
  });
  const whole = Math.max(1, spoken.at(-1)?.end ?? 1);
  const place = (seconds: number): number => Math.round((seconds / whole) * 240);
  return spoken
    .filter(({ who }) => who === from)
    .map(({ start, end }) => `M${place(start)} 0H${Math.max(place(end), place(start) + 2)}`)
    .join('');
}
