/** Words where an example hands over to the visitor. */
export const guidedOfferWords = {
  yourTurn: 'Jetzt Sie. Tippen Sie an, worum es geht:',
  begin: (name: string): string => `Mit ${name} sprechen`,
};
