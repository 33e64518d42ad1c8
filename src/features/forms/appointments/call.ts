import { askFunction } from '../../../lib/ask-function';
import { isRecord } from '../../../lib/is-record';

const limitMs = 12_000;
/** How long a lost answer's cause gets to pass, such as a phone between two masts. */
const pauseMs = 3_000;

/** An appointment as its owner's page knows it; `token` opens it again. */
export type Appointment = { token: string; startsAt: string; cancelled: boolean };
export type FreeTimes = { minutes: number; times: string[] };

/** Why there is no appointment; `down` when the function cannot be reached or fails. */
export type Refusal = 'taken' | 'over' | 'too-many' | 'busy' | 'invalid' | 'down';

const refusals: Readonly<Record<string, Refusal>> = {
  time_taken: 'taken',
  appointment_over: 'over',
  too_many_requests: 'too-many',
  busy: 'busy',
  invalid_request: 'invalid',
};

/** When a consultation can be booked; undefined when the function does not answer. */
export async function loadTimes(): Promise<FreeTimes | undefined> {
  const answer = await askFunction('free-times', limitMs);
  if (!isRecord(answer) || !Array.isArray(answer.times)) return undefined;
  const times = answer.times.filter((at): at is string => typeof at === 'string');
  return { minutes: Number(answer.minutes), times };
}

type PersonField = 'name' | 'email' | 'phone' | 'topic';

/** What somebody wants to do with an appointment, as the Edge Function takes it. */
type Asked =
  | ({ action: 'book'; id: string; startsAt: string } & Record<PersonField, string>)
  | { action: 'show' | 'cancel'; token: string };

/**
 * @returns the appointment as it is then, or why it was not done. An answer that is lost or late is
 *   asked for again after a pause: the function does the same thing once only.
 */
export async function askFor(asked: Asked): Promise<Appointment | Refusal> {
  const ask = () => askFunction('appointment', limitMs, asked);
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));
  const answer = (await ask()) ?? (await pause().then(ask));
  if (!isRecord(answer)) return 'down';
  const { token, startsAt, state, error } = answer;
  if (typeof token !== 'string' || typeof startsAt !== 'string')
    return refusals[String(error)] ?? 'down';
  return { token, startsAt, cancelled: state === 'cancelled' };
}
