/** Words of the vignettes that are the same on every page. */
export const vignetteWords = {
  /** Who wrote a line of the chat, for screen readers. */
  from: { assistant: 'Assistent', guest: 'Kunde' },
  /** State of a time slot, for screen readers. */
  slots: { free: 'frei', full: 'voll', chosen: 'gewählt' },
  total: 'Summe',
  percent: (share: number): string => `${share} Prozent`,
  stars: (stars: number): string => `${stars} von 5`,
};
