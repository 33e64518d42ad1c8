/** Words of the conversation that are the same for every assistant. */
export const dialogueWords = {
  confirm: ['Ja, passt', 'Etwas ändern', 'Abbrechen'],
  whatToChange: 'Was soll ich ändern? Schreiben Sie einfach, wie es sein soll.',
  either: 'Worum geht es Ihnen?',
  cancel: 'Abbrechen',
  restart: 'Von vorn beginnen',
  open: 'noch offen',
  human: 'Mit einem Menschen sprechen',
};
