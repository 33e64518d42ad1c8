export const finderMessages = {
  log: 'Ihre Fragen und die Antworten',
  asked: 'Sie fragen',
  loading: 'Einen Augenblick.',
  failed:
    'Die Antworten lassen sich gerade nicht laden. Alle Fragen mit ihren Seiten stehen hier darunter.',
  unknownAgain: 'Auch darauf steht hier keine Antwort.',
  send: 'Diese Frage schicken',
  source: 'Mehr dazu:',
  others: 'Oder meinten Sie:',
};
