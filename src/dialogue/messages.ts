/** Words of the conversation that are the same for every assistant. */
export const dialogueWords = {
  confirm: ['Ja, passt', 'Etwas ändern', 'Abbrechen'],
  whatToChange: 'Was soll ich ändern? Schreiben Sie einfach, wie es sein soll.',
  either: 'Worum geht es Ihnen?',
  cancel: 'Abbrechen',
  restart: 'Von vorn beginnen',
  open: 'noch offen',
  dayFull: 'An diesem Tag geht sich nichts mehr aus. Welcher andere passt Ihnen?',
  closed: (hours: string): string => `Das geht an diesem Tag nur ${hours}. Noch frei: {free}.`,
  timeOver: (time: string): string =>
    `${time} Uhr ist heute leider schon vorbei. Wann passt es sonst?`,
  human: 'Mit einem Menschen sprechen',
};
