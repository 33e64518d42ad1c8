import { z } from 'zod';
import type { DatabaseWorld } from '../settings.ts';
import { Table } from '../table.ts';

/**
 * What has become of an order: its payment page is open or a slow payment is on its way; it was
 * paid; a slow payment did not come; the page expired unpaid; the whole amount was paid back.
 */
const states = ['open', 'paid', 'failed', 'expired', 'refunded'] as const;
export type OrderState = (typeof states)[number];

/** A row of the table orders; supabase/migrations says what each column means. */
export const orderRow = z.object({
  session_id: z.string(),
  user_id: z.string().nullable(),
  product: z.string(),
  product_name: z.string(),
  price: z.int(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  state: z.enum(states),
  mismatch: z.boolean(),
  duplicate_of: z.string().nullable(),
  payment_intent: z.string().nullable(),
  refunded: z.int(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  agency_notified_at: z.string().nullable(),
  buyer_notified_at: z.string().nullable(),
  reported_at: z.string().nullable(),
  tried_at: z.string().nullable(),
  agency_bounced_at: z.string().nullable(),
  buyer_bounced_at: z.string().nullable(),
  dispute: z.string().nullable(),
});
export type Order = z.infer<typeof orderRow>;

/** What an order begins with; the database fills in the rest. */
export type NewOrder = Pick<
  Order,
  'session_id' | 'user_id' | 'product' | 'product_name' | 'price' | 'state'
> &
  Partial<Order>;

/** The table orders. */
export class Orders extends Table<Order, NewOrder> {
  constructor(world: DatabaseWorld) {
    super(world, { name: 'orders', key: 'session_id', row: orderRow });
  }

  /** Orders that lack a mail, the oldest first. */
  unsent(): Promise<Order[]> {
    return this.find({ order: 'created_at.asc' }, 'unsent_orders');
  }
}
