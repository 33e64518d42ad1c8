import type { Runtime } from '../runtime.ts';
import type { DatabaseSettings } from '../settings.ts';
import { Table } from '../table.ts';
import { type NewOrder, type Order, orderRow } from './order.ts';

/** The table orders. */
export class Orders extends Table<Order> {
  constructor(settings: DatabaseSettings, runtime: Runtime) {
    super(settings, runtime, { name: 'orders', key: 'session_id', row: orderRow });
  }

  /** Orders that lack a mail, the oldest first. */
  unsent(limit: number): Promise<Order[]> {
    return this.find({ order: 'created_at.asc', limit: String(limit) }, 'unsent_orders');
  }

  /**
   * @returns the new row; nothing if the order exists, or its user has another open one for the
   *   product
   */
  override insert(order: NewOrder): Promise<Order | undefined> {
    return super.insert(order);
  }
}
