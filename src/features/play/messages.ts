/** What the button of an example says that plays. */
export const playWords = {
  showAll: 'Alles zeigen',
  again: 'Noch einmal abspielen',
};
