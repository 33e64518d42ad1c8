/** Words of the dial that goes by the time. */
export const towerDialWords = {
  sunday: 'Sonntag',
  now: (time: string): string => `In Graz ist es ${time} Uhr.`,
  closed: (day: string, time: string): string =>
    `Heute ist ${day}, in Graz ${time} Uhr: Ihr Betrieb hat zu, wir haben Dienst.`,
};
