import { Appointments } from '../_shared/appointments/appointments.ts';
import { answer, forServers } from '../_shared/serve.ts';
import { appointmentMessages } from '../_shared/mail/appointment-messages.ts';
import { orderFacts } from '../_shared/mail/facts.ts';
import { type MailContent, messages } from '../_shared/mail/messages.ts';
import { sendMail } from '../_shared/mail/send-mail.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { readLimited } from '../_shared/read-limited.ts';
import { Requests } from '../_shared/requests/requests.ts';
import { isoTime, type MakeFunction } from '../_shared/runtime.ts';
import { readDatabaseSettings, readMailSettings, worldFrom } from '../_shared/settings.ts';
import { signedEvent } from './signed-event.ts';

const bodyLimit = 256 * 1_024; // bytes

/** What means that a mail has reached nobody, or nobody wants to read it. */
const bad = ['email.bounced', 'email.failed', 'email.suppressed', 'email.complained'];

const isSecret = (secret: string): boolean => /^whsec_[\w+/]{16,}={0,2}$/.test(secret);

const readWorld = worldFrom((reader) => ({
  webhookSecret: reader.required('RESEND_WEBHOOK_SECRET', isSecret),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
}));

/**
 * The Edge Function that Resend tells what became of a mail. It marks the order, request or appointment,
 * and tells the agency of a buyer or visitor who did not get a confirmation. That the agency's own mails bounce,
 * only the check of order-check can say. On 5xx Resend delivers the event again.
 */
export const createResendWebhook: MakeFunction = (environment, dependencies) => {
  const world = readWorld(environment, dependencies);
  const orders = new Orders(world);
  const requests = new Requests(world);
  const appointments = new Appointments(world);

  async function note(type: string, tags: Readonly<Record<string, string>>): Promise<void> {
    const { order, request, appointment, recipient } = tags;
    const now = isoTime(world);
    if (request !== undefined) await requests.update({ id: `eq.${request}` }, { bounced_at: now });
    if (order !== undefined) {
      const forBuyer = recipient === 'buyer';
      const mark = forBuyer ? { buyer_bounced_at: now } : { agency_bounced_at: now };
      const [row] = await orders.update({ session_id: `eq.${order}` }, mark);
      const isComplaint = type === 'email.complained';
      if (row && forBuyer)
        await tell(messages.undelivered(orderFacts(row), isComplaint), order, row.email);
    }
    if (appointment !== undefined) {
      const forVisitor = recipient === 'visitor';
      const mark = forVisitor ? { visitor_bounced_at: now } : { agency_bounced_at: now };
      const [row] = await appointments.update({ id: `eq.${appointment}` }, mark);
      if (row && forVisitor)
        await tell(appointmentMessages.undelivered(row), `appointment/${appointment}`, row.email);
    }
  }

  /** Tells the agency that somebody has not had a mail. */
  async function tell(content: MailContent, about: string, email: string | null): Promise<void> {
    const { agency } = world;
    const key = `${about}/undelivered`;
    await sendMail({ to: agency, replyTo: email ?? agency, content, key }, world);
  }

  return forServers('POST', world, async (request) => {
    const body = await readLimited(request, bodyLimit);
    const { headers } = request;
    const event = await signedEvent(body, headers, world.webhookSecret, world.now());
    if (bad.includes(event.type)) await note(event.type, event.data.tags);
    return answer(200, { received: true });
  });
};
