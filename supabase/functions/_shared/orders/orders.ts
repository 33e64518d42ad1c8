import type { Runtime } from '../runtime.ts';
import type { DatabaseSettings } from '../settings.ts';
import { type Query, Table } from '../table.ts';
import { type NewOrder, type Order, orderRow } from './order.ts';

/** The table orders. */
export class Orders extends Table<Order> {
  constructor(settings: DatabaseSettings, runtime: Runtime) {
    super(settings, runtime, { name: 'orders', key: 'session_id', row: orderRow });
  }

  /** Orders that lack a mail. */
  unsent(query: Query): Promise<Order[]> {
    return this.find(query, 'unsent_orders');
  }

  /** Notes that what became of these payment pages was reported, or need not be any more. */
  markReported(orders: readonly Order[], now: number): Promise<Order[]> {
    const reported_at = new Date(now).toISOString();
    return this.update({ session_id: `in.(${idsOf(orders)})` }, { reported_at });
  }

  /** Notes that order-check sees to these now: others come first the next time. */
  markTried(orders: readonly Order[], now: number): Promise<Order[]> {
    const tried_at = new Date(now).toISOString();
    return this.update({ session_id: `in.(${idsOf(orders)})` }, { tried_at });
  }

  /**
   * @returns the new row; nothing if the order exists, or its user has another open one for the
   *   product
   */
  override insert(order: NewOrder): Promise<Order | undefined> {
    return super.insert(order);
  }
}

const idsOf = (orders: readonly Order[]): string =>
  orders.map(({ session_id }) => session_id).join(',');
