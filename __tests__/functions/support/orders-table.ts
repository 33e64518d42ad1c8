import { type Order, orderRow } from '../../../supabase/functions/_shared/orders/orders.ts';
import type { Call, Service } from './network.ts';
import { known, matches, problem, type Row } from './rows.ts';

const columns: string[] = orderRow.keyof().options;
/** A row that says nothing yet. */
export const empty: Row = {
  ...Object.fromEntries(columns.map((column) => [column, null])),
  mismatch: false,
  refunded: 0,
};

/**
 * The table orders and its view unsent_orders behind PostgREST, as far as the functions use them.
 */
export class OrdersTable {
  readonly rows: Row[] = [];
  readonly #key: string;
  readonly #now: () => number;

  constructor(key: string, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  /** The only order, by the function's own schema. */
  get order(): Order {
    if (this.rows.length !== 1) throw new Error(`${this.rows.length} orders`);
    return orderRow.parse(this.rows[0]);
  }

  /** Puts a row into the table, as if it had been there before. */
  add(row: Partial<Order> & { session_id: string }): void {
    this.rows.push({ ...empty, created_at: this.#time(), ...row });
  }

  /** Answers one request. */
  readonly service: Service = (call) => {
    if (!this.#isAllowed(call.headers)) return problem(401, 'PGRST301');
    const { pathname, searchParams } = call.url;
    const views: Record<string, Row[]> = {
      '/rest/v1/orders': this.rows,
      '/rest/v1/unsent_orders': this.rows.filter(isUnsent),
    };
    const found = views[pathname]?.filter((row) => matches(row, searchParams, columns));
    if (!found) return problem(404, 'PGRST205');
    if (call.method === 'POST') return this.#insert(call);
    if (call.method === 'PATCH')
      found.forEach((row) => Object.assign(row, known(call.body, columns)));
    else if (call.method !== 'GET') return problem(405, 'PGRST117');
    return Response.json(found.slice(0, Number(searchParams.get('limit') ?? found.length)));
  };

  /** Supabase refuses its new keys as a bearer; a legacy key, a JWT, has to be one. */
  #isAllowed(headers: Headers): boolean {
    const bearer = this.#key.startsWith('sb_') ? null : `Bearer ${this.#key}`;
    return headers.get('apikey') === this.#key && headers.get('authorization') === bearer;
  }

  #insert({ headers, url, body }: Call): Response {
    const row: Row = { ...empty, created_at: this.#time(), ...known(body, columns) };
    const isSame = (other: Row) => other['session_id'] === row['session_id'];
    if (this.rows.some(isSame)) {
      const isIgnored = headers.get('prefer')?.includes('resolution=ignore-duplicates');
      const isNamed = url.searchParams.get('on_conflict') === 'session_id';
      return isIgnored && isNamed ? Response.json([], { status: 201 }) : problem(409, '23505');
    }
    if (isOpen(row) && this.rows.some((other) => isOpen(other) && sameBuyer(other, row))) {
      return problem(409, '23505');
    }
    this.rows.push(row);
    return Response.json([row], { status: 201 });
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

const isOpen = (row: Row) => row['state'] === 'open';

const sameBuyer = (one: Row, other: Row) =>
  one['user_id'] !== null &&
  one['user_id'] === other['user_id'] &&
  one['product'] === other['product'];

/** The view's rule, in its own words. */
function isUnsent(row: Row): boolean {
  const lacksAgency = row['agency_notified_at'] === null;
  const lacksBuyer = row['buyer_notified_at'] === null && row['email'] !== null && !row['mismatch'];
  if (row['state'] === 'paid') return lacksAgency || lacksBuyer;
  return row['state'] === 'failed' && lacksAgency;
}
