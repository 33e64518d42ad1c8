import { dueMails } from '../orders/due-mails.ts';
import type { Order } from '../orders/order.ts';
import type { Orders } from '../orders/orders.ts';
import { asHttpError, HttpError } from '../http-error.ts';
import type { Runtime } from '../runtime.ts';
import type { MailSettings } from '../settings.ts';
import { orderMail } from './order-mail.ts';
import { sendMail } from './send-mail.ts';

/**
 * Sends the mails an order still lacks and marks each. One that fails does not hold back the other.
 * Another call, at the same time or later, sends only what is missing: Resend knows each mail by
 * its key.
 * @throws {HttpError} the first failure, once all have been tried
 */
export async function sendDueMails(
  order: Order,
  orders: Orders,
  settings: MailSettings,
  runtime: Runtime,
): Promise<void> {
  const failures: HttpError[] = [];
  for (const recipient of dueMails(order)) {
    try {
      await sendMail(orderMail(order, recipient, settings), settings, runtime);
      const sentAt = new Date(runtime.now()).toISOString();
      const mark = { [`${recipient}_notified_at` as const]: sentAt };
      await orders.update({ session_id: `eq.${order.session_id}` }, mark);
    } catch (error) {
      const { status, code, details } = asHttpError(error);
      failures.push(new HttpError(status, code, { recipient, ...details }));
    }
  }
  if (failures[0]) throw failures[0];
}
