/** Words of the conversation that are the same for every assistant. */
export const dialogueWords = {
  confirm: ['Ja, passt', 'Etwas ändern', 'Abbrechen'],
  whatToChange: 'Was soll ich ändern? Schreiben Sie einfach, wie es sein soll.',
  either: 'Worum geht es Ihnen?',
  cancel: 'Abbrechen',
  restart: 'Von vorn beginnen',
  open: 'noch offen',
  dayOver: 'Heute geht sich nichts mehr aus. Welcher andere Tag passt Ihnen?',
  timeOver: (time: string): string =>
    `${time} Uhr ist heute leider schon vorbei. Wann passt es sonst?`,
  human: 'Mit einem Menschen sprechen',
};
