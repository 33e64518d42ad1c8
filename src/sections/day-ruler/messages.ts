type Span = { from: string; to: string };

/** @returns opening hours in words: "08:00–12:00 und 13:00–17:00 Uhr" */
export const openHours = (spans: readonly Span[]): string =>
  `${spans.map(({ from, to }) => `${from}–${to}`).join(' und ')} Uhr`;
