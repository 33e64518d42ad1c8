export const teamWords = {
  browse: 'Assistenten durchblättern',
  previous: 'Vorheriger Assistent',
  next: 'Nächster Assistent',
  position: (current: number, total: number): string => `${current} von ${total}`,
};
