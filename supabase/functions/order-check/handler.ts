import { answer, failure } from '../_shared/answer.ts';
import { Appointments } from '../_shared/appointments/appointments.ts';
import { requireConfiguration } from '../_shared/environment-reader.ts';
import { HttpError } from '../_shared/http-error.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { Requests } from '../_shared/requests/requests.ts';
import { type Environment, type Runtime, runtimeWith } from '../_shared/runtime.ts';
import { sha256 } from '../_shared/sha256.ts';
import { checkAppointments } from './check-appointments.ts';
import { checkOrders } from './check-orders.ts';
import { checkRequests } from './check-requests.ts';
import { checkWebhook } from './check-webhook.ts';
import { readSettings } from './settings.ts';

const week = 7 * 24 * 60 * 60_000; // milliseconds

/**
 * The Edge Function that the database calls twice an hour. It looks for payments of which Stripe has
 * not told the webhook, and for orders, requests and appointments whose mails have been missing for an
 * hour, makes up for them, and tells the agency; it reminds of appointments.
 * Request: `POST` with the secret in `x-order-check-secret`. Answer: 200 `{overdue, sent}`, the
 * numbers of all together.
 */
export function createOrderCheck(
  environment: Environment,
  dependencies: Partial<Runtime> = {},
): (request: Request) => Promise<Response> {
  const runtime = runtimeWith(dependencies);
  const settings = readSettings(environment);

  async function check(request: Request): Promise<Response> {
    if (request.method !== 'POST') throw new HttpError(405, 'method_not_allowed');
    requireConfiguration([...settings.problems, ...(settings.appointments?.problems ?? [])]);
    await requireSecret(request.headers.get('x-order-check-secret') ?? '', settings.checkSecret);
    // What is wrong with the ones does not hold back the others. Payments come first: what is found
    // there has its mails at once.
    const results = [
      ...(await Promise.allSettled([checkWebhook(settings, runtime)])),
      ...(await Promise.allSettled([
        checkOrders(settings, runtime),
        checkRequests(settings, runtime),
        settings.appointments
          ? checkAppointments(settings.appointments, runtime)
          : { overdue: 0, sent: 0 },
      ])),
    ];
    const sum = { overdue: 0, sent: 0 };
    for (const result of results) {
      if (result.status === 'rejected') throw result.reason;
      sum.overdue += result.value.overdue;
      sum.sent += result.value.sent;
    }
    await requireMailbox();
    return answer(200, sum);
  }

  /**
   * No mail can tell that the agency's own do not arrive: the check fails, which its monitoring sees.
   * @throws {HttpError} 500
   */
  async function requireMailbox(): Promise<void> {
    const since = `gte.${new Date(runtime.now() - week).toISOString()}`;
    const lost = await Promise.all([
      new Orders(settings, runtime).find({ agency_bounced_at: since, limit: '1' }),
      new Requests(settings, runtime).find({ bounced_at: since, limit: '1' }),
      settings.appointments
        ? new Appointments(settings, runtime).find({ agency_bounced_at: since, limit: '1' })
        : [],
    ]);
    if (lost.flat().length > 0) throw new HttpError(500, 'agency_mails_bounce');
  }

  return (request) => check(request).catch((error: unknown) => failure(error, runtime));
}

/** Compares hashes: how long that takes says nothing about the secret. */
async function requireSecret(given: string, secret: string): Promise<void> {
  if ((await sha256(given)) !== (await sha256(secret))) throw new HttpError(401, 'wrong_secret');
}
