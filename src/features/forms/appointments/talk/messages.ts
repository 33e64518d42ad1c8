/** Texts around the conversation that books a consultation. */
export const talkMessages = {
  region: 'Termin mit Sabine ausmachen',
  name: 'Sabine',
  you: 'Sie',
  log: 'Gesprächsverlauf',
  typing: 'Sabine schreibt …',
  chosen: 'Verstanden',
  change: (label: string, value: string): string => `${label}: ${value}, ändern`,
  suggestions: 'Vorschläge',
  field: 'Ihre Nachricht',
  send: 'Senden',
  who: 'Wen rufen wir an?',
  handOver: 'Ihre Nachricht an unser Büro',
  handOverNote: 'Erst mit diesem Formular ist sie bei uns.',
  moment: 'Einen Augenblick.',
  kept: 'Gut, der Termin bleibt.',
  booked: ['Tag ändern', 'Uhrzeit ändern', 'Termin absagen'],
};
