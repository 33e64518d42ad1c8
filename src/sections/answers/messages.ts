export const answersText = {
  ask: 'Fragen',
  suggestions: 'Beispiele',
  onPages: 'Fragen auf anderen Seiten',
};

export const allText = (label: string, count: number): string => `${label} (${count})`;

/** So many answers stand there to be read; all of them would weigh 2 kB more. */
export const printed = 28;
