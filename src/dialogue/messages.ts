import { monthNames } from '../content-model/calendar';
import { lastMinute } from './clock';
import { clockText } from './dates';

/** Whether a line tells what was understood: it is not said beside the last question. */
export const isTold = (line: unknown): boolean =>
  typeof line === 'string' && /^(?:Gern|Notiert|Geändert): /.test(line);

/** A list as it is said: "A, B und C". */
export const listed = (parts: readonly string[], word: string): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(` ${word} `);

/** Parts of the day by when they begin, in minutes. */
const partsOfDay: ReadonlyMap<number, string> = new Map([
  [300, 'in der Früh'],
  [360, 'vormittags'],
  [660, 'zu Mittag'],
  [721, 'nachmittags'],
  [990, 'abends'],
]);

type Line = readonly string[];

/** Words in quotation marks at the end of a sentence: their own question mark ends it. */
const ended = (words: string): string => (/[?!]“$/.test(words) ? words : `${words}.`);

/** Words of the conversation that are the same for every assistant. */
export const dialogueWords = {
  confirm: ['Ja, passt', 'Etwas ändern', 'Abbrechen'],
  whatToChange: [
    'Was soll ich ändern? Schreiben Sie einfach, wie es sein soll.',
    'Gern. Was soll anders sein, zum Beispiel der Tag oder die Uhrzeit?',
  ],
  changeOf: (label: string): string => `${label} ändern`,
  cancel: 'Abbrechen',
  restart: 'Von vorn beginnen',
  human: 'Mit einem Menschen sprechen',
  callBack: 'Bitte um Rückruf',
  close: 'Danke, das war alles',
  goOn: 'Weiter, wo wir waren',
  inMessage: 'Steht in der Nachricht',
  keep: 'So eintragen',
  noName: 'Lieber ohne Namen',
  withoutName: 'ohne Namen',
  nameStill: 'Gern. Auf welchen Namen darf es sein?',
  open: 'noch offen',
  labels: { count: 'Personen', day: 'Tag', time: 'Uhrzeit', name: 'Name', items: 'Bestellung' },
  person: (count: number): string => (count === 1 ? '1 Person' : `${count} Personen`),
  dayFull: (day: string): string =>
    `${day}: Da geht sich leider nichts mehr aus. Welcher andere Tag passt Ihnen?`,
  closed: (day: string, time: string, hours: string): string =>
    `${day}, ${time} Uhr geht sich nicht aus, an dem Tag ist ${hours} offen. Frei wäre {free}.`,
  notFree: (day: string, time: string): string => `${day}, ${time} Uhr:`,
  timeOver: (time: string): string =>
    `${time} Uhr ist heute leider schon vorbei. Wann passt es sonst?`,
  inPart: ['Frei wäre zum Beispiel {free}.', 'In dieser Zeit gibt es noch {free}.'],
  nothingInPart: ['In dieser Zeit ist nichts frei. Sonst ginge {free}.'],
  eitherTime: (times: readonly string[]): string =>
    `Meinen Sie ${listed(
      times.map((time) => `${time} Uhr`),
      'oder',
    )}?`,
  eitherInEnglish: (times: readonly string[]): string => `Which one is it: ${times.join(' or ')}?`,
  eitherOf: (values: readonly string[]): string => `${listed(values, 'oder')}, was stimmt?`,
  dayOver: (day: string): string =>
    `${day === '' ? 'Dieser Tag' : day} ist schon vorbei. Welcher Tag passt Ihnen?`,
  soonest: (day: string, times: readonly string[]): string =>
    `Als Nächstes frei ist ${day} um ${listed(times, 'oder')} Uhr.`,
  whichDay: 'Welcher Tag wäre das genau?',
  whichOfThisWeek: 'Diese Woche: an welchem Tag?',
  whichOfWeek: (monday: string): string => `In der Woche ab ${monday}: an welchem Tag?`,
  whichOfMonth: (month: string): string => `Im ${month}: an welchem Tag?`,
  eitherDay: (days: readonly string[]): string => `Meinen Sie ${listed(days, 'oder')}?`,
  noSuchDay: (date: number, month: number | undefined): string =>
    `Den ${date}.${month === undefined ? '' : ` ${monthNames[month - 1] ?? `${month}.`}`} gibt es da nicht. Welchen Tag meinen Sie?`,
  otherWeekday: (day: string, days: readonly string[]): string =>
    `Das passt nicht zusammen, der Tag wäre ${day}. Meinen Sie ${listed(days, 'oder')}?`,
  tooFar:
    'So weit voraus ist der Kalender noch nicht offen, höchstens ein Jahr. Welcher Tag passt Ihnen?',
  told: (values: string): string => `Gern: ${values}.`,
  toldOpinion: (values: string): string => `Notiert: ${values}.`,
  toldChange: (values: string): string => `Geändert: ${values}.`,
  zero: 'Null gibt es nicht, ich notiere eins.',
  nobody: 'Eine Person sollte es schon sein. Für wie viele darf ich planen?',
  later: (wish: string): string => `${wish} kommt gleich danach.`,
  existing: [
    'Diesen Termin finde ich im Betrieb im Kalender, hier im Beispiel steht er als Notiz für {human}.',
  ],
  /** The option for a reason that the others do not name. */
  other: 'Etwas anderes',
  whatOfIt: ['Soll sich daran etwas ändern?'],
  nowLater: (wish: string): string => `Jetzt noch: ${wish}`,
  /** A question asked once more, by what it asks for. */
  missing: {
    day: ['Und welcher Tag wäre Ihnen recht?', 'An welchem Tag soll ich es eintragen?'],
    time: ['Wann würde es Ihnen passen?', 'Zu welcher Zeit darf ich es eintragen?'],
    count: ['Wie viele werden es?', 'Sagen Sie mir noch, wie viele?'],
    name: ['Und wie ist Ihr Name?', 'Wen darf ich dazuschreiben?'],
    items: ['Was soll auf den Zettel?', 'Was darf ich aufschreiben?'],
    choice: ['Was davon passt Ihnen?', 'Eine Auswahl brauche ich noch von Ihnen.'],
  },
  confirmAgain: ['Soll ich es so eintragen, oder soll sich etwas ändern?', 'Passt es so für Sie?'],
  entered: ['Auch das ist eingetragen.', 'Passt, das steht jetzt auch.'],
  updated: ['Ist geändert.', 'Passt, so steht es jetzt.'],
  cancelled: [
    'Ist storniert, danke fürs Bescheidgeben. Wenn Sie wieder etwas brauchen, schreiben Sie einfach.',
    'Erledigt, der Eintrag ist gestrichen. Kann ich sonst etwas tun?',
  ],
  nothingToCancel: [
    'Auf diesem Blatt steht noch nichts, das ich streichen könnte. {human} sieht gern nach, ob es einen Eintrag gibt.',
  ],
  withName: (name: string): string => `Danke, ich notiere: ${name}.`,
  noCall: ['In Ordnung, {human} ruft Sie nicht an.', 'Gut, dann ohne Anruf.'],
  willCall: ['Gern, {human} ruft Sie an.', 'Auch das: {human} ruft Sie an.'],
  callAt: (when: string): string => `Notiert für den Rückruf: ${when}.`,
  whatNow: ['Was darf ich für Sie tun?', 'Womit kann ich helfen?', 'Worum geht es?'],
  whereNoted: (place: string): string =>
    `Notiert für {human}: ${place.charAt(0).toUpperCase()}${place.slice(1)}.`,
  sorry: 'Das tut mir leid.',
  /** Who is ill or in mourning hears this first. */
  getWell: 'Gute Besserung!',
  condolence: 'Mein Beileid.',
  notYet: [
    'Bitte noch nicht, erst wenn {human} Ja sagt.',
    'Nein, bitte warten Sie damit auf {human}.',
  ],
  notYetSafe: [
    'Bitte noch nicht. Alles bleibt stehen und ausgeschaltet, bis jemand hingesehen hat, der es beurteilen darf.',
    'Nein, bitte auch das erst, wenn jemand hingesehen hat.',
  ],
  stands: (values: string, isEntered: boolean): string =>
    isEntered
      ? `Ja, eingetragen ist: ${values}.`
      : `Notiert ist: ${values}. Eingetragen wird es erst mit Ihrem Ja.`,
  nothingStands: 'Ein Termin ist noch nicht eingetragen.',
  notesStand: (notes: string): string => `Als Notiz für {human} steht: ${notes}`,
  note: 'Notiz',
  partOfDay: ({ from, to }: { from: number; to: number }): string => {
    const part = partsOfDay.get(from);
    if (part !== undefined && to < lastMinute) return part;
    if (from === 0) return `vor ${clockText(to + 1)} Uhr`;
    if (to === lastMinute) return `ab ${clockText(from)} Uhr`;
    return `${clockText(from)} bis ${clockText(to)} Uhr`;
  },
  noteGone: ['Die Notiz ist weg.'],
  /** What is said after a person has been promised. */
  added: ['Ich schreibe es dazu.', 'Auch das hat {human} dann vor sich.', 'Danke, ich ergänze es.'],
  written: ['Entschuldigung, das steht schon in der Nachricht, {human} liest sie.'],
  waiting: ['Gut, {human} meldet sich.', 'Danke für Ihre Geduld, {human} meldet sich bei Ihnen.'],
  number: (number: string): string => `Telefon: ${number}`,
  noCards:
    'Karten- und Kontonummern nehme ich hier nicht an, die Nummer habe ich nicht behalten. Bitte geben Sie sie auch sonst in keinen Chat ein.',
  restAsked: (words: string): Line => [
    `Zu ${words} antwortet Ihnen {human} selbst.`,
    `Auch zu ${words} sagt Ihnen {human} Bescheid.`,
  ],
  restWhole: (words: string): Line => [
    `Für {human} steht dabei: ${ended(words)}`,
    `Auch das liest {human}: ${ended(words)}`,
  ],
  restNoted: ['Ist notiert.', 'Steht auch dabei.'],
  restAndAsked: (words: string): Line => [
    `{human} liest mit und antwortet Ihnen selbst: ${ended(words)}`,
    `Auch darauf antwortet {human} selbst: ${ended(words)}`,
  ],
  whoAndNumber: [
    'Wie ist Ihr Name, und unter welcher Nummer sind Sie erreichbar?',
    'Damit {human} Sie erreicht, fehlen noch Name und Nummer.',
  ],
  whoAndWhere: [
    'Wie ist Ihr Name, und zu welcher Adresse geht es?',
    'Damit {human} Sie findet, fehlen noch Name und Adresse.',
  ],
  where: ['Zu welcher Adresse geht es?', 'Die Adresse fehlt {human} noch.'],
  whoCalls: ['Und auf welchen Namen?', 'Ihr Name fehlt {human} noch.'],
  whichNumber: [
    'Unter welcher Nummer sind Sie erreichbar?',
    'Eine Nummer für den Rückruf fehlt noch.',
  ],
  whichRoom: [
    'Wie ist Ihr Name, und welches Zimmer haben Sie?',
    'Name und Zimmer fehlen {human} noch.',
  ],
  onlyHere: 'Damit hat {human} alles. Hier in der Vorführung bleibt es auf dieser Seite.',
  asBefore: [
    'Mehr als vorhin weiß ich dazu leider nicht, {human} schon.',
    'Dazu habe ich oben alles geschrieben, was ich weiß. Genauer sagt es Ihnen {human}.',
  ],
  /** What the assistant itself has no answer to. */
  passedOn: [
    'Das geht an {human}, in Ihren Worten.',
    'Auch das hat {human} dann Wort für Wort.',
    'Steht dabei, {human} antwortet Ihnen darauf.',
  ],
  missed: [
    'Da komme ich nicht mit. Soll {human} Sie zurückrufen? Sonst geht hier weiter, was ich kann.',
    'Ich finde es nicht heraus, tut mir leid. {human} ruft Sie gern an, oder Sie wählen hier.',
    'Ohne {human} wird das nichts. Wollen Sie einen Rückruf, oder etwas davon?',
  ],
  stuck: ['Hier drehen wir uns im Kreis. {human} macht das mit Ihnen.'],
  last: (count: number): string =>
    `Nach ${count} Sätzen von mir hilft jetzt {human} besser weiter.`,
  bye: (day: string): string => `Gern geschehen, bis ${day}!`,
  byes: ['Gern geschehen. Einen schönen Tag!', 'Alles Gute, auf Wiederschauen!'],
  sum: (total: string): string => `Zusammen macht das ${total}.`,
  prices: (list: string): string => `${list}.`,
  stays: ['Was Sie bisher gesagt haben, bleibt notiert.'],
  onlyToday: (day: string): string =>
    `Hier im Beispiel nehme ich nur für heute auf. Für ${day} steht es als Notiz, {human} bestätigt es Ihnen.`,
  forDay: (day: string): string => `Für ${day}`,
  beside: (list: string): string => `Dazu: ${list}.`,
  notOnCard:
    'Was davon nicht auf unserer Karte steht, habe ich nicht eingetragen, es steht in der Notiz.',
  noPrice: (name: string): string =>
    `Für „${name}“ steht kein Preis auf meiner Liste, den sagt Ihnen {human}.`,
  price: (name: string, price: string): string => `${name} kostet ${price}`,
  paused: ['Dann weiter, wo wir waren.', 'Gut, zurück zu Ihrem Eintrag.'],
};
