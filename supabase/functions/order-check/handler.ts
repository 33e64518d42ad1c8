import { answer, failure } from '../_shared/answer.ts';
import { requireConfiguration } from '../_shared/environment-reader.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { HttpError } from '../_shared/http-error.ts';
import { type Environment, type Runtime, runtimeWith } from '../_shared/runtime.ts';
import { sha256 } from '../_shared/sha256.ts';
import { catchUp } from './catch-up.ts';
import { report } from './report.ts';
import { readSettings } from './settings.ts';

/**
 * The Edge Function that the database calls once an hour. It looks for orders whose mails have been
 * missing for an hour, tries to send them, and tells the agency.
 * Request: `POST` with the secret in `x-order-check-secret`. Answer: 200 `{overdue, sent}`, the
 * numbers of orders.
 */
export function createOrderCheck(
  environment: Environment,
  dependencies: Partial<Runtime> = {},
): (request: Request) => Promise<Response> {
  const runtime = runtimeWith(dependencies);
  const settings = readSettings(environment);
  const orders = new Orders(settings, runtime);

  async function check(request: Request): Promise<Response> {
    if (request.method !== 'POST') throw new HttpError(405, 'method_not_allowed');
    requireConfiguration(settings.problems);
    await requireSecret(request.headers.get('x-order-check-secret') ?? '', settings.checkSecret);
    const overdue = await catchUp(orders, settings, runtime);
    if (overdue.length > 0) await report(overdue, settings, runtime);
    const sent = overdue.filter(({ sentNow }) => sentNow).length;
    return answer(200, { overdue: overdue.length, sent });
  }

  return (request) => check(request).catch((error: unknown) => failure(error, runtime));
}

/** Compares hashes: how long that takes says nothing about the secret. */
async function requireSecret(given: string, secret: string): Promise<void> {
  if ((await sha256(given)) !== (await sha256(secret))) throw new HttpError(401, 'wrong_secret');
}
