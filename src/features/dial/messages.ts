/** Words of the dial that tells the time. */
export const dialWords = {
  slider: 'Uhrzeit am Zifferblatt',
  trade: 'Ihre Branche',
  fitting: 'Passend zur Stunde',
  now: (time: string): string => `In Graz ist es ${time} Uhr.`,
  then: (time: string): string => `Um ${time} Uhr.`,
  value: (time: string, trade: string, text: string): string => `${time} Uhr, ${trade}: ${text}`,
};
