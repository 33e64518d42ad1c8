/** Texts of the line that says who is signed in; those of the form come with its dialog. */
export const accountMessages = {
  account: 'Angemeldet als',
  signOut: 'Abmelden',
  signedOut: 'Sie sind abgemeldet.',
};
