import { expect } from '@playwright/test';
import { agencyAddress } from '../../../tools/local-environment.mjs';
import { services } from './services';

/** Kinds of mail: those of the auth service by their template, those about orders by who sent them. */
export const mailKinds = {
  signUp: 'signup',
  newPassword: 'recovery',
  order: 'resend-emails',
};

/** Texts of a mail by field name. */
export type Mail = Readonly<Record<string, string>>;

/** The mails of a kind to an address, newest first. */
export async function mailsTo(email: string, kind: string): Promise<Mail[]> {
  const messages = await services.outbox();
  return messages
    .filter(({ templateId, endpoint }) => kind === (templateId || endpoint))
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
    .filter((mail) => mail['to_email'] === email);
}

/** The mails to the agency about the orders of one buyer, who gets its answers. */
export async function agencyMailsAbout(email: string): Promise<Mail[]> {
  const mails = await mailsTo(agencyAddress, mailKinds.order);
  return mails.filter((mail) => mail['reply_to'] === email);
}

/**
 * Waits for a mail.
 * @param count how many of its kind there must be then, for those that are sent again
 * @returns the newest one
 */
export async function mailTo(email: string, kind: string, count = 1): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(email, kind)).length).toBe(count);
  const [newest] = await mailsTo(email, kind);
  return newest ?? {};
}

/** Waits for a mail and takes its link. */
export async function linkFor(email: string, kind: string, count = 1): Promise<string> {
  const { link = '' } = await mailTo(email, kind, count);
  expect(link, 'link in the mail').toMatch(/^http:/);
  return link;
}
