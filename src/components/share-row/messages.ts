export const shareWords = {
  send: 'Seite weiterschicken',
  subject: 'Das habe ich gerade gefunden',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
};
