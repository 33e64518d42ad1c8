import { nothing, rpc } from '../database.ts';
import { HttpError } from '../http.ts';
import type { MailEnv } from '../env.ts';
import type { Mail } from './content.ts';
import { sendDueMails } from './send.ts';

/**
 * Everybody has to wait, as too many came from all together. The agency is told, once a day.
 * @param what in the plural: "Anfragen"
 * @throws {HttpError} 429 busy, always
 */
export async function refuseAll(what: string, env: MailEnv): Promise<never> {
  const mail: Mail = {
    key: `busy/${what}/${new Date(env.now()).toISOString().slice(0, 10)}`,
    recipient: env.agency,
    reply_to: env.agency,
    subject: `Ungewöhnlich viele ${what}: weitere werden abgewiesen`,
    content: [
      `In einer Stunde kamen über die Website so viele ${what}, dass weitere eine Zeit lang abgewiesen werden. Wer abgewiesen wird, liest Ihre Telefonnummer und E-Mail-Adresse.`,
      'Sind es Menschen, wird es von selbst wieder frei. Ist es ein Angriff, sehen Sie im Dashboard von Supabase, woher er kommt.',
    ],
    urgent: true,
  };
  await rpc(env, 'owe', { mails: [mail] }, nothing);
  env.after(sendDueMails(env));
  throw new HttpError(429, 'busy');
}
