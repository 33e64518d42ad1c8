import {
  type Fact,
  formatTime,
  type Mail,
  mailAddress,
  oneLine,
} from '../_shared/mails/content.ts';
import type { MailEnv } from '../_shared/env.ts';
import type { Submission } from './submission.ts';

/** The fields of the forms as the agency calls them; others keep their own name. */
export const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Betrieb',
  website: 'Website',
  industry: 'Branche',
  about: 'Anlass',
  callback: 'Bitte um Rückruf',
  rueckfrage: 'Von Robotern ausgefüllt',
};

/** Why it came this way, and whether it may come twice. */
function way(reason: string | null): string {
  if (reason?.startsWith('HTTP'))
    return `EmailJS hat diese Anfrage nicht angenommen (${reason}), darum kam sie über den Ersatzweg. Bitte prüfen Sie Kontingent und Einstellungen bei EmailJS.`;
  return 'EmailJS war nicht erreichbar oder hat nicht rechtzeitig geantwortet, darum kam diese Anfrage über den Ersatzweg. Liegt eine mit demselben Inhalt auch von EmailJS im Postfach, ist es dieselbe.';
}

/** The mail about a request: to the agency, which can answer it. */
export function requestMail({ id, number, reason, fields }: Submission, env: MailEnv): Mail {
  const { message = '', ...others } = fields;
  const { name = '', email = '', company, phone } = fields;
  return {
    key: `request/${id}`,
    recipient: env.agency,
    reply_to: mailAddress(email) ?? env.agency,
    subject: `Anfrage über die Website: ${oneLine(name)}, ${oneLine(company || phone || email)}`,
    content: [
      [
        ['Nummer', number],
        ['Abgeschickt', formatTime(env.now())],
        ...Object.entries(others)
          .filter(([, value]) => value.trim() !== '')
          .map(([field, value]): Fact => [labels[field] ?? field, value.trim()]),
      ],
      ...(message.trim() === '' ? [] : [message]),
      way(reason),
    ],
  };
}
