import { weekdays } from '../../content-model/calendar';
import { formatHours } from '../../lib/business-hours';

const [sunday, ...workdays] = weekdays;

/** Words of the dial that tells the time. */
export const dialWords = {
  slider: 'Uhrzeit am Zifferblatt',
  trade: 'Ihre Branche',
  fitting: 'Passend zur Stunde',
  now: (time: string): string => `In Graz ist es ${time} Uhr.`,
  closedNow: (day: string, time: string): string =>
    `Heute ist ${day}, in Graz ${time} Uhr: Ihr Betrieb hat zu, wir haben Dienst.`,
  then: (time: string): string => `Um ${time} Uhr.`,
  value: (time: string, trade: string, text: string): string => `${time} Uhr, ${trade}: ${text}`,
  days: [...workdays, sunday],
  hours: 'Ihre Öffnungszeiten',
  opens: 'Offen von',
  closes: 'Offen bis',
  wrongHours: 'Geschlossen wird erst, nachdem geöffnet wurde.',
  noDays: 'Wählen Sie mindestens einen Tag.',
  /** What the year of a business looks like, in hours that nobody is there. */
  unattended: (today: number, sunday: number, year: number): string =>
    `Heute ${formatHours(today)} Stunden unbesetzt, am Sonntag ${formatHours(sunday)}, ` +
    `im Jahr ${formatHours(year)}.`,
  share: 'Als Link schicken',
  shareText: 'Unser Betrieb am 24-Stunden-Zifferblatt:',
  shared: 'Der Link ist kopiert.',
  notShared: 'Der Link steht oben in der Adresszeile.',
  /** For the calculator and the form. */
  said: (days: string, opens: string, closes: string, year: number): string =>
    `Öffnungszeiten: ${days}, ${opens}–${closes} Uhr. ` +
    `${formatHours(year)} Stunden im Jahr ist niemand da.`,
};
