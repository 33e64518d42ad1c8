import { askFunction } from '../../../lib/ask-function';
import { isRecord } from '../../../lib/is-record';

const limitMs = 12_000;

/** An appointment as its owner's page knows it; `token` opens it again. */
export type Appointment = { token: string; startsAt: string; cancelled: boolean; sequence: number };
export type FreeTimes = { minutes: number; times: string[] };

/** Why there is no usable answer; `down` when the function cannot be reached or fails. */
export type Refusal = 'taken' | 'changed' | 'over' | 'too-many' | 'invalid' | 'down';

const refusals: Readonly<Record<string, Refusal>> = {
  time_taken: 'taken',
  appointment_changed: 'changed',
  appointment_over: 'over',
  too_many_requests: 'too-many',
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
  | { action: 'show'; token: string }
  | { action: 'cancel'; token: string; sequence: number }
  | { action: 'move'; token: string; sequence: number; startsAt: string };

/** @returns the appointment as it is then, or why it was not done */
export async function askFor(asked: Asked): Promise<Appointment | Refusal> {
  const answer = await askFunction('appointment', limitMs, asked);
  if (!isRecord(answer)) return 'down';
  const { token, startsAt, state, sequence, error } = answer;
  if (typeof token !== 'string' || typeof startsAt !== 'string')
    return refusals[String(error)] ?? 'down';
  return { token, startsAt, cancelled: state === 'cancelled', sequence: Number(sequence) };
}

/**
 * Asks about an appointment that is there already.
 * @returns how it stands then, also where somebody else has changed it since; and why it was not done
 */
export async function lookAfter(
  asked: Exclude<Asked, { action: 'book' }>,
): Promise<{ now?: Appointment; refusal?: Refusal }> {
  const answer = await askFor(asked);
  if (typeof answer === 'object') return { now: answer };
  if (answer !== 'changed') return { refusal: answer };
  const seen = await askFor({ action: 'show', token: asked.token });
  return { refusal: answer, ...(typeof seen === 'object' && { now: seen }) };
}
