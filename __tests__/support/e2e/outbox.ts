import { expect } from '@playwright/test';
import { z } from 'zod';
import { agencyAddress } from '../../../tools/local-environment.mjs';
import { forNode, services } from './addresses';

const outboxSchema = z.object({
  messages: z.array(
    z.object({
      endpoint: z.string(),
      templateId: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
});
type Message = z.output<typeof outboxSchema>['messages'][number];

/**
 * Kinds of mail: those of the auth service by their template, those about orders by who sent them.
 */
export const mailKinds = {
  signUp: 'email',
  order: 'resend-emails',
};

// All tests use the same outbox: each asks for the messages of its own visitor.
async function messagesWith(field: string, email: string): Promise<Message[]> {
  const response = await fetch(forNode(`${services}/outbox.json`));
  const { messages } = outboxSchema.parse(await response.json());
  return messages.filter(({ fields }) =>
    fields.some(({ name, value }) => name === field && value === email),
  );
}

/** What the forms have sent in the name of a visitor, newest first. */
export async function formMessages(email: string): Promise<Message[]> {
  const messages = await messagesWith('email', email);
  return messages.filter(({ endpoint }) => endpoint === 'emailjs-send-form');
}

/** Texts of a mail by field name. */
type Mail = Readonly<Record<string, string>>;

/** The mails of a kind to an address, newest first. */
export async function mailsTo(email: string, kind: string): Promise<Mail[]> {
  const messages = await messagesWith('to_email', email);
  return messages
    .filter(({ templateId, endpoint }) => kind === (templateId || endpoint))
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

/** The mails to the agency about the orders of one buyer, who gets its answers. */
export async function agencyMailsAbout(email: string): Promise<Mail[]> {
  const mails = await mailsTo(agencyAddress, mailKinds.order);
  return mails.filter((mail) => mail['reply_to'] === email);
}

/** Waits for the one mail of a kind. */
export async function mailTo(email: string, kind: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(email, kind)).length).toBe(1);
  const [mail] = await mailsTo(email, kind);
  return mail ?? {};
}

/** Waits for a mail and takes its link. */
export async function linkFor(email: string, kind: string): Promise<string> {
  const { link = '' } = await mailTo(email, kind);
  expect(link, 'link in the mail').toMatch(/^http:/);
  return link;
}
