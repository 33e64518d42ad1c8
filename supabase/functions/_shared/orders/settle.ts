import { sendDueMails } from '../mail/send-due-mails.ts';
import type { Runtime } from '../runtime.ts';
import type { MailSettings } from '../settings.ts';
import { markDuplicate } from './duplicate.ts';
import type { Order } from './order.ts';
import type { Orders } from './orders.ts';
import { recordChange } from './record-change.ts';
import type { SessionChange } from './session-change.ts';

/**
 * Writes down what Stripe says about an order, then sends the mails the order lacks.
 * @param byWebhook whether Stripe said so itself: an order without this mark shows that the webhook
 *   does not hear
 * @returns the order as it is now, if there is one
 * @throws {HttpError} when database or mail service do not do as asked; then it may be tried again
 */
export async function settle(
  change: SessionChange,
  orders: Orders,
  settings: MailSettings,
  runtime: Runtime,
  { byWebhook = false } = {},
): Promise<Order | undefined> {
  const order = await recordChange(change, orders);
  if (order === undefined) return undefined;
  if (byWebhook && order.reported_at === null) await orders.markReported([order], runtime.now());
  await sendDueMails(await markDuplicate(order, orders), orders, settings, runtime);
  return order;
}
