/** Words where an example hands over to the visitor. */
export const guidedOfferWords = {
  yourTurn: (name: string): string => `Jetzt Sie. Tippen Sie, was ${name} für Sie tun soll:`,
  begin: (name: string): string => `Mit ${name} sprechen`,
};
