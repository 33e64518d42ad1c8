import { requestMessages } from '../_shared/mail/request-messages.ts';
import type { Requests } from '../_shared/requests/requests.ts';
import { tellAgency } from '../_shared/requests/tell.ts';
import { isoTime } from '../_shared/runtime.ts';
import { sha256 } from '../_shared/sha256.ts';
import type { MailWorld } from '../_shared/settings.ts';

const hour = 60 * 60_000;
const week = 7 * 24 * hour;
/** A Monday, six in the morning by UTC. */
const firstMonday = Date.parse('1970-01-05T06:00:00Z');

/**
 * Sends a marked request once a week, the way a visitor's would go: what does not arrive on a
 * Monday tells the owner that visitors' requests would not either. It brings the list of the week's
 * requests, so that one can see what a mailbox hid.
 */
export async function sendTest(requests: Requests, world: MailWorld): Promise<void> {
  const number = Math.floor((world.now() - firstMonday) / week);
  // An id of this week: two calls at the same moment make one request.
  const id = (await sha256(`test/${number}`)).replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/,
    '$1-$2-$3-$4-$5',
  );
  const test = await requests.insert({
    id,
    number: 'Probe',
    form: 'test',
    via: 'function',
    name: 'Probe',
    email: world.agency,
    phone: '-',
    company: 'Website',
    message: '',
  });
  if (test === undefined) return;
  const created_at = `gte.${isoTime(world, week)}`;
  const sent = await requests.find({ form: 'neq.test', created_at, order: 'created_at.asc' });
  await tellAgency(test, world, requestMessages.test(sent));
}
