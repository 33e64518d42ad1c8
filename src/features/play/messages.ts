/** What the button of an example says that plays. */
export const playWords = {
  showAll: 'Alles zeigen',
  play: 'Abspielen',
  again: 'Noch einmal abspielen',
};
