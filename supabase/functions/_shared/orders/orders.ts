import { z } from 'zod';
import { errorType, HttpError } from '../http-error.ts';
import type { Runtime } from '../runtime.ts';
import type { DatabaseSettings } from '../settings.ts';
import { keyHeaders } from '../supabase-key.ts';
import { type NewOrder, type Order, orderRow } from './order.ts';

const timeLimit = 5_000; // milliseconds

/** Filters of PostgREST by column: `{session_id: 'eq.cs_1'}`; also `order` and `limit`. */
export type Query = Readonly<Record<string, string>>;

/**
 * The table orders behind PostgREST. Every call throws a HttpError, 503, when the database does not
 * do as asked.
 */
export class Orders {
  readonly #settings: DatabaseSettings;
  readonly #runtime: Runtime;

  constructor(settings: DatabaseSettings, runtime: Runtime) {
    this.#settings = settings;
    this.#runtime = runtime;
  }

  find(query: Query): Promise<Order[]> {
    return this.#ask('GET', 'orders', query);
  }

  /** Orders that lack a mail, the oldest first. */
  unsent(limit: number): Promise<Order[]> {
    return this.#ask('GET', 'unsent_orders', { order: 'created_at.asc', limit: String(limit) });
  }

  /**
   * @returns the new row; nothing if the order exists, or its user has another open one for the
   *   product
   */
  async insert(order: NewOrder): Promise<Order | undefined> {
    const [row] = await this.#ask('POST', 'orders', { on_conflict: 'session_id' }, order);
    return row;
  }

  /** @returns the rows that were changed, as they are now */
  update(query: Query, change: Partial<Order>): Promise<Order[]> {
    return this.#ask('PATCH', 'orders', query, change);
  }

  async #ask(
    method: string,
    relation: string,
    query: Query,
    body?: Partial<Order>,
  ): Promise<Order[]> {
    const { supabaseUrl, secretKey } = this.#settings;
    const unavailable = (type: string) => {
      const session = body?.session_id ?? query['session_id']?.replace(/^eq\./, '');
      return new HttpError(503, 'database_unavailable', { type, session });
    };
    const url = `${supabaseUrl}/rest/v1/${relation}?${new URLSearchParams(query)}`;
    try {
      const response = await this.#runtime.fetch(url, {
        method,
        headers: {
          ...keyHeaders(secretKey),
          'content-type': 'application/json',
          prefer: 'resolution=ignore-duplicates,return=representation',
        },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error', // the key goes nowhere else
        signal: AbortSignal.timeout(timeLimit),
      });
      const rows: unknown = await response.json();
      if (response.ok) return z.array(orderRow).parse(rows);
      // The index of open orders has no column list that `on_conflict` could name.
      if (method === 'POST' && response.status === 409) return [];
      throw unavailable(`HTTP ${response.status}`);
    } catch (error) {
      throw error instanceof HttpError ? error : unavailable(errorType(error));
    }
  }
}
