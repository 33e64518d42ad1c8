import { oneLine } from '../one-line.ts';
import type { SentRequest } from '../requests/requests.ts';
import { formatTime } from './facts.ts';
import type { Fact, MailContent } from './messages.ts';

function facts(request: SentRequest): Fact[] {
  const { number, name, email, phone, company, website, industry, created_at } = request;
  return [
    ['Nummer', number],
    ['Abgeschickt', formatTime(created_at)],
    ['Name', oneLine(name)],
    ...(email === '' ? [] : [['E-Mail', oneLine(email)] as const]),
    ['Telefon', oneLine(phone)],
    ...(company === '' ? [] : [['Betrieb', oneLine(company)] as const]),
    ...(website === null ? [] : [['Website', oneLine(website)] as const]),
    ...(industry === null ? [] : [['Branche', oneLine(industry)] as const]),
  ];
}

const message = ({ message: text }: SentRequest): string[] => (text.trim() === '' ? [] : [text]);

/** Why it came this way, and whether it may come twice. */
function way({ reason }: SentRequest): string {
  if (reason === 'late')
    return 'EmailJS hat nicht rechtzeitig geantwortet, darum kam diese Anfrage über den Ersatzweg. Liegt eine mit demselben Inhalt auch von EmailJS im Postfach, ist es dieselbe.';
  if (reason === null || reason === 'network')
    return 'EmailJS war aus dem Browser des Absenders nicht erreichbar, darum kam diese Anfrage über den Ersatzweg.';
  return `EmailJS hat diese Anfrage nicht angenommen (${reason}), darum kam sie über den Ersatzweg. Bitte prüfen Sie Kontingent und Einstellungen bei EmailJS.`;
}

const ways = { emailjs: 'über EmailJS', function: 'über den Ersatzweg' };

const subjects = {
  callback: 'Bitte um Rückruf',
  contact: 'Anfrage über die Website',
  consultation: 'Anfrage über die Website',
  test: 'Probe',
};

/** Words of all mails about requests. All but the confirmation go to the agency. */
export const requestMessages = {
  request: (request: SentRequest): MailContent => ({
    subject: `${subjects[request.form]}: ${oneLine(request.name)}, ${oneLine(request.company || request.phone)}`,
    blocks: [facts(request), ...message(request), way(request)],
  }),

  confirmation: (number: string): MailContent => ({
    subject: 'Ihre Anfrage ist angekommen',
    blocks: [
      'Guten Tag,',
      'vielen Dank für Ihre Anfrage über unsere Website. Sie ist bei uns eingegangen; wir lesen sie und melden uns bei Ihnen.',
      [['Nummer', number]],
      'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
      'Sie haben uns nichts geschickt? Dann hat jemand Ihre Adresse eingetragen. Sie brauchen nichts zu tun.',
      'Ihr Team von Uhrturm KI',
    ],
  }),

  /** Once a week, so that somebody notices when these mails stop arriving. */
  test: (week: readonly SentRequest[]): MailContent => ({
    subject: 'Probe: Der Ersatzweg der Formulare funktioniert',
    blocks: [
      'Diese Probe-Anfrage schickt sich die Website jeden Montag selbst. Fehlt sie einmal, kämen auch Anfragen nicht an, die EmailJS nicht annimmt: Bitte sehen Sie dann im Log der Funktion order-check nach.',
      week.length === 0
        ? 'In den letzten sieben Tagen wurde keine Anfrage aufgezeichnet.'
        : 'Aufgezeichnet in den letzten sieben Tagen. Fehlt eine davon in Ihrem Postfach, sehen Sie im Spam-Ordner nach; den ganzen Text zeigt die Tabelle requests in Supabase.',
      ...week.map((request): Fact[] => [
        [
          request.number,
          `${oneLine(request.name)}, ${oneLine(request.company)} (${ways[request.via]})`,
        ],
      ]),
      'Den Hauptweg prüft nur ein echter Browser: Schicken Sie heute selbst eine kurze Nachricht mit dem Kontaktformular, und sehen Sie nach, ob sie ankommt.',
    ],
  }),

  /** More than the mail service takes one by one. */
  several: (requests: readonly SentRequest[]): MailContent => ({
    subject: `Anfragen über die Website: ${requests.length}`,
    blocks: [
      'In kurzer Zeit kamen ungewöhnlich viele Anfragen über den Ersatzweg. Hier stehen sie gesammelt.',
      ...requests.flatMap((request) => [facts(request), ...message(request)]),
    ],
  }),

  overdue: (requests: readonly SentRequest[]): MailContent => ({
    subject: `Anfragen, die warten mussten: ${requests.length}`,
    blocks: [
      'Diese Anfragen waren länger als eine Stunde gespeichert, ohne dass Sie davon wussten.',
      requests.map((request) => [request.number, oneLine(request.name)] as const),
      'Sie kommen soeben mit eigener E-Mail.',
    ],
  }),
};
