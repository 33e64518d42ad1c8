import { Appointments } from '../_shared/appointments/appointments.ts';
import { answer, forServers } from '../_shared/serve.ts';
import { HttpError } from '../_shared/http-error.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { Requests } from '../_shared/requests/requests.ts';
import { isoTime, type MakeFunction } from '../_shared/runtime.ts';
import { sha256 } from '../_shared/sha256.ts';
import { checkAppointments } from './check-appointments.ts';
import { checkOrders } from './check-orders.ts';
import { checkRequests } from './check-requests.ts';
import { checkWebhook } from './check-webhook.ts';
import { readWorld } from './settings.ts';

const week = 7 * 24 * 60 * 60_000; // milliseconds

/**
 * The Edge Function that the database calls twice an hour. It looks for payments of which Stripe has
 * not told the webhook, and for orders, requests and appointments whose mails have been missing for an
 * hour, makes up for them, and tells the agency; it reminds of appointments.
 * Request: `POST` with the secret in `x-order-check-secret`. Answer: 200 `{overdue, sent}`, the
 * numbers of all together.
 */
export const createOrderCheck: MakeFunction = (environment, dependencies) => {
  const world = readWorld(environment, dependencies);

  /**
   * No mail can tell that the agency's own do not arrive: the check fails, which its monitoring sees.
   * @throws {HttpError} 500
   */
  async function requireMailbox(): Promise<void> {
    const since = `gte.${isoTime(world, week)}`;
    const lost = await Promise.all([
      new Orders(world).find({ agency_bounced_at: since, limit: '1' }),
      new Requests(world).find({ bounced_at: since, limit: '1' }),
      world.appointments
        ? new Appointments(world).find({ agency_bounced_at: since, limit: '1' })
        : [],
    ]);
    if (lost.flat().length > 0) throw new HttpError(500, 'agency_mails_bounce');
  }

  const problems = [...world.problems, ...(world.appointments?.problems ?? [])];
  return forServers('POST', { ...world, problems }, async (request) => {
    await requireSecret(request.headers.get('x-order-check-secret') ?? '', world.checkSecret);
    // What is wrong with the ones does not hold back the others. Payments come first: what is found
    // there has its mails at once.
    const results = [
      ...(await Promise.allSettled([checkWebhook(world)])),
      ...(await Promise.allSettled([
        checkOrders(world),
        checkRequests(world),
        world.appointments ? checkAppointments(world.appointments) : { overdue: 0, sent: 0 },
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
  });
};

/** Compares hashes: how long that takes says nothing about the secret. */
async function requireSecret(given: string, secret: string): Promise<void> {
  if ((await sha256(given)) !== (await sha256(secret))) throw new HttpError(401, 'wrong_secret');
}
