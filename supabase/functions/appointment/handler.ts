import { type Appointment, Appointments } from '../_shared/appointments/appointments.ts';
import { asked as form, type Booking, type Change } from '../_shared/appointments/asked.ts';
import { freeTimes } from '../_shared/appointments/free-times.ts';
import { idOf, tokenOf } from '../_shared/appointments/link.ts';
import { rulesReader } from '../_shared/appointments/rules.ts';
import { readAppointmentWorld } from '../_shared/appointments/settings.ts';
import { tellBoth } from '../_shared/appointments/tell.ts';
import { Calls, senderOf } from '../_shared/calls.ts';
import { forWebsite } from '../_shared/serve.ts';
import { HttpError } from '../_shared/http-error.ts';
import { readForm } from '../_shared/read-limited.ts';
import { logFailure, type MakeFunction } from '../_shared/runtime.ts';

const mostCalls = 40;

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
  const world = readAppointmentWorld(environment, dependencies);
  const appointments = new Appointments(world);
  const readRules = rulesReader(world);
  const calls = new Calls(world);

  /**
   * From when to when an appointment would be.
   * @param own the one that is booked, which is not in its own way
   * @throws {HttpError} 409 for a time that is not free, or has passed while somebody typed
   */
  async function freeTime(startsAt: string, own?: string) {
    const rules = await readRules();
    const taken = await appointments.coming();
    const others = taken.filter(({ id }) => id !== own);
    const times = freeTimes(rules, others, new Date(world.now()));
    const start = times.find((at) => Number(at) === Date.parse(startsAt));
    if (start === undefined) throw new HttpError(409, 'time_taken');
    const end = new Date(Number(start) + rules.minutes * 60_000);
    return { starts_at: start.toISOString(), ends_at: end.toISOString() };
  }

  const find = async (id: string): Promise<Appointment | undefined> =>
    (await appointments.find({ id: `eq.${id}` }))[0];

  /** @throws {HttpError} 409 when somebody else was faster, 429 for too many from one place */
  async function book(booking: Booking, sender: string | null): Promise<Appointment> {
    const { action: _action, startsAt, ...fields } = booking;
    const known = await find(fields.id);
    if (known) return known;
    // Sent twice at once, it is not in its own way.
    const time = await freeTime(startsAt, fields.id);
    const booked = await appointments.insert({ ...fields, ...time, sender });
    if (booked) return booked;
    const other = await find(fields.id);
    if (other) return other;
    await freeTime(startsAt);
    throw new HttpError(429, 'too_many_requests');
  }

  /** @throws {HttpError} 410 for what is over, or never was */
  async function change(asked: Change): Promise<Appointment> {
    const id = await idOf(asked.token, world);
    const current = id === undefined ? undefined : await find(id);
    if (!current || Date.parse(current.ends_at) <= world.now())
      throw new HttpError(410, 'appointment_over');
    if (asked.action === 'show' || current.state === 'cancelled') return current;
    return (await appointments.change(current, { state: 'cancelled' })) ?? current;
  }

  /** A mail that does not go out now is not the visitor's concern: order-check sends it. */
  const tell = (appointment: Appointment): Promise<void> =>
    tellBoth(appointment, world).catch((error: unknown) => logFailure(world, error));

  return forWebsite('POST', world, async (request) => {
    const asked = await readForm(request, form);
    const sender = await senderOf(request, world.secretKey);
    await calls.admit('appointment', sender, mostCalls);
    const appointment = asked.action === 'book' ? await book(asked, sender) : await change(asked);
    if (asked.action !== 'show') await tell(appointment);
    const { id, starts_at, ends_at, state, sequence } = appointment;
    const [startsAt, endsAt] = [starts_at, ends_at].map((at) => new Date(at).toISOString());
    return { token: await tokenOf(id, world), startsAt, endsAt, state, sequence };
  });
};
