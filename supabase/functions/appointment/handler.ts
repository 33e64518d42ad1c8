import { z } from 'zod';
import { freeTimes } from '../_shared/appointments/free-times.ts';
import { type Appointment, appointment, appointmentMails } from '../_shared/appointments/mails.ts';
import { readBooking, rulesReader } from '../_shared/appointments/rules.ts';
import { admit, nothing, rpc, senderOf } from '../_shared/database.ts';
import { forWebsite, HttpError, readForm } from '../_shared/http.ts';
import { mailAddress, typedText } from '../_shared/mails/content.ts';
import { refuseAll } from '../_shared/mails/flood.ts';
import { sendDueMails } from '../_shared/mails/send.ts';
import { type MakeFunction, readMail, envReader } from '../_shared/env.ts';

const mostCalls = 40;
const readEnv = envReader((variables) => ({ ...readBooking(variables), ...readMail(variables) }));

const line = typedText.pipe(z.string().trim().min(1).max(200));
const email = line.transform((typed, context) => {
  const address = mailAddress(typed);
  if (address === undefined) context.addIssue('no address');
  return address ?? z.NEVER;
});
const token = z.string().max(200);

/** What the pages ask. */
const asked = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('book'),
    id: z.uuid(),
    startsAt: z.iso.datetime(),
    name: line,
    email,
    phone: line,
    topic: typedText.pipe(z.string().max(5_000)),
  }),
  z.object({ action: z.literal('show'), token }),
  z.object({ action: z.literal('cancel'), token }),
]);
type Booking = Extract<z.infer<typeof asked>, { action: 'book' }>;

const refusal = z.object({ error: z.enum(['id_used', 'time_taken', 'too_many_requests', 'busy']) });

/**
 * The Edge Function that books a consultation, and shows and cancels it for whoever has its link.
 *
 * `POST`, JSON, from a page of the website; unknown fields mean nothing:
 *   `{action: 'book', id, startsAt, name, email, phone, topic}`: `id` a UUID, one for each booking;
 *     `startsAt` an ISO instant of free-times; `topic` up to 5,000 signs, or empty.
 *     Asked again with the same id, address and time it gives the same answer: do so when an answer
 *     was lost or late, before anything else is said.
 *   `{action: 'show', token}`, `{action: 'cancel', token}`: the token of the link `/termin#<token>`.
 * Answers: 200 `{token, startsAt, endsAt, state: 'booked' | 'cancelled'}`
 *   400 `{error: 'invalid_request', field?}`: `field` names what cannot be read
 *   409 `{error: 'time_taken'}`; `{error: 'id_used'}` for another booking under a known id
 *   410 `{error: 'appointment_over'}`: over, or no such link; 413 `body_too_large`
 *   429 `{error: 'too_many_requests'}`: too many from here or for this address;
 *       `{error: 'busy'}`: too many from everybody, come back in an hour
 *   503: `database_unavailable`, `no_rules`
 */
export const createAppointment: MakeFunction = (environment, dependencies) => {
  const env = readEnv(environment, dependencies);
  const readRules = rulesReader(env);

  /** @throws {HttpError} 409 when the time is not free, 429 for too many */
  async function book(
    { id, startsAt, name, email: address, phone, topic }: Booking,
    sender: string | null,
  ): Promise<Appointment> {
    const rules = await readRules();
    const start = Date.parse(startsAt);
    const times = freeTimes(rules, [], new Date(env.now()));
    const wanted: Appointment = {
      ...{ id, token: crypto.randomUUID().replaceAll('-', ''), state: 'booked' },
      ...{ name, email: address, phone, topic },
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + rules.minutes * 60_000).toISOString(),
    };
    const booked = await rpc(
      env,
      'book_appointment',
      {
        booking: { ...wanted, sender },
        mails: appointmentMails(wanted, env),
        // Whether somebody has it, the database decides, which also knows who asks again.
        possible: times.some((at) => Number(at) === start),
      },
      z.union([appointment, refusal]),
    );
    if (!('error' in booked)) return booked;
    if (booked.error === 'busy') return refuseAll('Terminbuchungen', env);
    throw new HttpError(booked.error === 'too_many_requests' ? 429 : 409, booked.error);
  }

  /** @throws {HttpError} 410 for what is over, or never was */
  async function find(wanted: string): Promise<Appointment> {
    const [found] = await rpc(env, 'appointment_of', { token: wanted }, z.array(appointment));
    if (found === undefined) throw new HttpError(410, 'appointment_over');
    return found;
  }

  async function cancel(wanted: string): Promise<Appointment> {
    const found = await find(wanted);
    const cancelled: Appointment = { ...found, state: 'cancelled' };
    const mails = appointmentMails(cancelled, env);
    await rpc(env, 'cancel_appointment', { token: wanted, mails }, nothing);
    return cancelled;
  }

  return forWebsite('POST', env, async (request) => {
    const ask = await readForm(request, asked);
    const sender = await senderOf(request, env);
    await admit(env, 'appointment', sender, mostCalls);
    const {
      token: own,
      starts_at,
      ends_at,
      state,
    } = ask.action === 'book'
      ? await book(ask, sender)
      : await (ask.action === 'show' ? find(ask.token) : cancel(ask.token));
    if (ask.action !== 'show') env.after(sendDueMails(env));
    const [startsAt, endsAt] = [starts_at, ends_at].map((at) => new Date(at).toISOString());
    return { token: own, startsAt, endsAt, state };
  });
};
