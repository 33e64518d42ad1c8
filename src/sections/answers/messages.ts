export const answersText = {
  ask: 'Fragen',
  suggestions: 'Beispiele',
};

export const allText = (label: string, count: number): string => `${label} (${count})`;
