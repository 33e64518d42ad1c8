import { formatAmount } from '../../lib/format';

export const words = {
  region: 'Preisrechner',
  business: 'Ihr Betrieb',
  fields: {
    trade: 'Branche',
    bookings: 'Termine im Monat',
    rooms: 'Zimmer',
    missed: 'Verpasste Anrufe im Monat',
    minutes: 'Telefonminuten im Monat',
    sales: 'Zusatzverkäufe im Monat',
    saleMargin: 'Von einem Zusatzverkauf bleiben',
    messages: 'WhatsApp-Nachrichten über das Paket hinaus',
    hourly: 'Eine Arbeitsstunde kostet',
    casesPerBooking: 'Anfragen je Termin, die er erledigt',
    casesPerRoom: 'Anfragen je Zimmer im Monat, die er erledigt',
    minutesPerCase: 'Arbeit je Anfrage',
    winPercent: 'Davon wären Aufträge geworden',
    margin: 'Von einem Auftrag bleiben',
  },
  hints: {
    scale: (scale: string): string => `Wir beginnen klein: ${scale}.`,
    minutes: 'Die der Assistent übernimmt. 0 heißt: ohne Telefon.',
    sales: 'Was der Assistent nebenbei anbietet, etwa eine Massage oder das Pickerl.',
  },
  units: { euros: '€', minutes: 'Minuten', percent: '%' },
  task: {
    legend: 'Was der Assistent erledigt',
    all: 'Anfragen beantworten und Termine vergeben',
    bookings: 'Nur Termine vergeben',
  },
  channels: { legend: 'Wo Kunden schreiben', web: 'Website', whatsapp: 'WhatsApp' },
  pilot: (percent: number): string =>
    `Als Pilotpartner, −${percent} % auf Einrichtung und Monatspreis`,
  assumptions: 'Annahmen ansehen und ändern',
  assumptionsNote:
    'Alle Zahlen beginnen niedrig, der Grund steht darunter. Eine Erhebung ist das nicht: Setzen Sie Ihre eigenen ein.',
  ratesNote: (message: string, minute: string): string =>
    `Über das Paket hinaus rechnen wir mit ${message} je Nachricht und ${minute} je Minute, den Preisen der Terminbuchung. Für Pakete steht der Preis im Angebot.`,
  minutesNote: 'Nennt ein Paket keine Telefonminuten, rechnen wir jede Minute dazu.',
  invalid: (min: number, max: number, fractions: boolean): string =>
    fractions
      ? `Bitte eine Zahl von ${min} bis ${formatAmount(max)}, mit höchstens zwei Stellen nach dem Beistrich.`
      : `Bitte eine ganze Zahl von ${min} bis ${formatAmount(max)}.`,
  stale: 'Eine Angabe lässt sich nicht lesen: Hier steht noch das Ergebnis davor.',
  refused: (names: readonly string[]): string =>
    `Mit diesen Angaben der Adresse lässt sich nicht rechnen: ${names.join(', ')}. Dort steht das Beispiel.`,
  recommended: 'Passend für Sie',
  saved: (hours: string): string => `${hours} Stunden Arbeit gespart`,
  sold: 'Zusatzverkäufe',
  won: 'Aufträge, die sonst verloren wären',
  costs: 'Monatspreis und was darüber hinausgeht',
  left: 'Bleibt im Monat',
  horizon: (months: number): string =>
    `Was nach ${months} Monaten nicht verdient ist, gilt hier als nicht gerechnet.`,
  month: (month: number): string => (month % 12 === 0 ? `${month}. Monat` : `${month}.`),
  /** What the colours of the months mean, as far as they are there. */
  legend: (earned?: number): string =>
    [
      earned === 1 ? '' : 'Grau: Einrichtung noch nicht hereingespielt.',
      earned === undefined ? '' : 'Grün: hereingespielt.',
      'Hoch: Ein Jahr ist um.',
    ]
      .filter(Boolean)
      .join(' '),
  all: 'Alle Pakete mit Ihren Angaben',
  lacks: {
    web: 'ohne Website',
    whatsapp: 'ohne WhatsApp',
    phone: 'ohne Telefon',
    sales: 'ohne Zusatzverkäufe',
    bookings: 'zu wenige Buchungen',
  },
  fits: 'passt',
  offer: 'Paket',
  verdict: 'Passt es',
  /** What the form calls it. */
  about: 'Ihre Rechnung aus dem Preisrechner',
  carried: (text: string): string => `Im Preisrechner gerechnet: ${text}`,
  share: 'Link kopieren',
  shared: 'Der Link ist kopiert. Er enthält nur Ihre Zahlen.',
  notShared: 'Kopieren Sie bitte die Adresse oben im Browser. Sie enthält nur Ihre Zahlen.',
  print: 'Drucken',
};

/** Words of the calculator for telephone minutes. */
export const phoneWords = {
  region: 'Ihre Minuten, Zeile für Zeile',
  service: 'Service',
  minutes: 'Minuten im Monat',
  minutesOf: (service: string): string => `${service}: Minuten im Monat`,
  ai: 'KI',
  regular: 'Regulär',
  saving: 'Ersparnis',
  sum: 'Summe im Monat',
  firstYear: (setup: string, total: string): string =>
    `Einrichtung ab ${setup}, im ersten Jahr zusammen ${total}.`,
  againstRegular: 'Gegenüber dem regulären Preis',
  againstOwn: 'Gegenüber eigener Arbeitszeit',
  less: (euros: string): string => `${euros} im Monat weniger.`,
  more: (euros: string): string => `${euros} im Monat mehr.`,
  ownNote: 'Eigene Arbeitszeit zählt ohne Pausen, Urlaub und Wartezeit zwischen zwei Anrufen.',
  carried: (text: string): string => `Im Preisrechner für das Telefon gerechnet: ${text}`,
  summary: (minutes: string, month: string, year: string): string =>
    `${minutes} Minuten im Monat, ${month} im Monat, ${year} im ersten Jahr.`,
};
