import { requestMessages } from '../_shared/mail/request-messages.ts';
import { Requests, type SentRequest } from '../_shared/requests/requests.ts';
import { tellAgency } from '../_shared/requests/tell.ts';
import { isoTime, logFailure } from '../_shared/runtime.ts';
import type { Checked } from './check-orders.ts';
import { report } from './report.ts';
import type { World } from './settings.ts';
import { sendTest } from './weekly-test.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The function that took a request may just be sending it. */
const patience = 10 * minute;
/** From here on somebody has to know that it waited. */
const overdueAfter = 60 * minute;
/** As many as are sent one by one; more come gathered in one mail. */
const mostMails = 20;
const most = 200;
/** How long a request is kept after it has arrived. */
const kept = 30 * day;

/**
 * Sends the requests the agency does not have, tells it when they waited for an hour, and deletes
 * what arrived 30 days ago. Once a week it sends itself a marked request.
 * @returns how many waited for an hour, and how many of these have arrived now
 * @throws {HttpError} the first failure
 */
export async function checkRequests(world: World): Promise<Checked> {
  const requests = new Requests(world);
  const now = world.now();
  const before = (age: number) => `lt.${isoTime(world, age)}`;
  await requests.remove({ notified_at: before(kept) });
  await requests.update({ created_at: before(day), sender: 'not.is.null' }, { sender: null });

  const all = await requests.waiting(most);
  const waiting = all.filter(({ created_at }) => now - Date.parse(created_at) >= patience);
  await sendAll(waiting, requests, world);
  const overdue = waiting.filter(({ created_at }) => now - Date.parse(created_at) >= overdueAfter);
  if (overdue.length > 0) await report(requestMessages.overdue(overdue), world);
  await sendTest(requests, world);
  return { overdue: overdue.length, sent: overdue.length };
}

/** Stops at the first failure: the mail service is down then, for all of them. */
async function sendAll(
  waiting: readonly SentRequest[],
  requests: Requests,
  world: World,
): Promise<void> {
  let session = waiting[0]?.id;
  try {
    if (waiting.length > mostMails) {
      await report(requestMessages.several(waiting), world);
      await requests.updateAll(waiting, { notified_at: isoTime(world) });
      return;
    }
    for (const request of waiting) {
      session = request.id;
      await tellAgency(request, world);
    }
  } catch (error) {
    logFailure(world, error, { session });
    throw error;
  }
}
