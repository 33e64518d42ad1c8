export const shareWords = {
  send: 'Seite weiterschicken',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
};
