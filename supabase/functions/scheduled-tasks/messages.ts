import { formatTime, type Mail } from '../_shared/mails/content.ts';
import type { MailEnv } from '../_shared/env.ts';

export type LateMail = { recipient: string; subject: string; made: string };

/** What only scheduled-tasks tells the agency, once a day each. */
const toAgency = (
  { agency, now }: MailEnv,
  kind: string,
  subject: string,
): Omit<Mail, 'content'> => ({
  key: `${kind}/${new Date(now()).toISOString().slice(0, 10)}`,
  recipient: agency,
  reply_to: agency,
  subject,
  urgent: true,
});

/** Mails that have been waiting for an hour. */
export const lateMail = (late: readonly LateMail[], env: MailEnv): Mail => ({
  ...toAgency(env, 'late', `E-Mails, die warten mussten: ${late.length}`),
  content: [
    'Diese E-Mails der Website konnten eine Stunde lang nicht versendet werden. Sie gehen von selbst hinaus, sobald der Mailversand sie nimmt; was eilt, erledigen Sie besser am Telefon.',
    ...late.slice(0, 50).map(
      ({ recipient, subject, made }) =>
        [
          ['Seit', formatTime(made)],
          ['An', recipient],
          ['Betreff', subject],
        ] as const,
    ),
    'Der Grund steht in der Tabelle mails (Spalte reason). Häufig: Resend war nicht erreichbar, oder das Kontingent des Tages ist verbraucht.',
  ],
});

/** @param unknown number of a page that Stripe does not know */
export const silentMail = (unknown: string | undefined, env: MailEnv): Mail =>
  unknown === undefined
    ? {
        ...toAgency(env, 'silent', 'Bitte prüfen: Stripe meldet der Website keine Zahlungen'),
        content: [
          'Die Website hat Bezahlseiten gefunden, von denen Stripe nichts gemeldet hat. Was daraus wurde, hat sie bei Stripe nachgesehen und nachgetragen; die E-Mails dazu gehen hinaus.',
          'Bitte sehen Sie in Stripe unter „Developers → Webhooks“ nach, ob der Endpunkt eingeschaltet ist und das Geheimnis stimmt (docs/go-live.md, Schritt 6).',
        ],
      }
    : {
        ...toAgency(env, `unknown/${unknown}`, 'Bitte prüfen: Bezahlseite, die Stripe nicht kennt'),
        content: [
          'Von dieser Bezahlseite hat Stripe nichts gemeldet und weiß auch auf Nachfrage nichts. Entweder stammt sie aus der Zeit vor einem Wechsel der Schlüssel, oder STRIPE_SECRET_KEY gehört zu einem anderen Konto. Bitte suchen Sie sie in Stripe; ist sie erledigt, setzen Sie sie in der Tabelle orders auf „expired“.',
          [['Bestellnummer', unknown]],
        ],
      };
