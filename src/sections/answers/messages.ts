export const answersText = {
  ask: 'Fragen',
  suggestions: 'Beispiele',
  onPages: 'Fragen auf anderen Seiten',
};

export const allText = (label: string, count: number): string => `${label} (${count})`;
