/** How many answers were found, for everybody and for screen readers. */
export const foundText = (count: number): string =>
  count === 1 ? 'Eine Antwort gefunden.' : `${count} Antworten gefunden.`;

export const allText = (label: string, count: number): string => `${label} (${count})`;
