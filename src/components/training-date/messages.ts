/** Words about the dates of a training. */
export const dateMessages = {
  more: 'Weitere Termine',
  calendar: 'In den Kalender',
  full: 'ausgebucht',
  places: (count: number): string => (count === 1 ? 'noch 1 Platz' : `noch ${count} Plätze`),
};
