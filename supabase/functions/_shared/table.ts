import { z } from 'zod';
import { errorType, HttpError } from './http-error.ts';
import type { DatabaseWorld } from './settings.ts';

const timeLimit = 5_000; // milliseconds

/** Filters of PostgREST by column: `{session_id: 'eq.cs_1'}`; also `order` and `limit`. */
export type Query = Readonly<Record<string, string>>;

/**
 * A table behind PostgREST. Every call throws a HttpError, 503, when the database does not do as
 * asked.
 */
export class Table<Row extends object, NewRow extends Partial<Row> = Partial<Row>> {
  /** @param table its name, the column that names a row, and what a row is */
  constructor(
    protected readonly world: DatabaseWorld,
    private readonly table: { name: string; key: keyof Row & string; row: z.ZodType<Row> },
  ) {}

  /** @param view another relation with the same columns */
  find(query: Query, view = this.table.name): Promise<Row[]> {
    return this.#ask('GET', view, query);
  }

  /** @returns the new row; nothing if it exists, or a rule of the table does not let it in */
  async insert(row: NewRow): Promise<Row | undefined> {
    const [inserted] = await this.#ask(
      'POST',
      this.table.name,
      { on_conflict: this.table.key },
      row,
    );
    return inserted;
  }

  /** @returns the rows that were changed, as they are now */
  update(query: Query, change: Partial<Row>): Promise<Row[]> {
    return this.#ask('PATCH', this.table.name, query, change);
  }

  /** Changes rows that were found before. */
  updateAll(rows: readonly Row[], change: Partial<Row>): Promise<Row[]> {
    const { key } = this.table;
    return this.update({ [key]: `in.(${rows.map((row) => String(row[key])).join(',')})` }, change);
  }

  /** @returns the rows that are gone */
  remove(query: Query): Promise<Row[]> {
    return this.#ask('DELETE', this.table.name, query);
  }

  async #ask(method: string, relation: string, query: Query, body?: Partial<Row>): Promise<Row[]> {
    const { supabaseUrl, secretKey } = this.world;
    const { key, row } = this.table;
    const named = body?.[key] ?? query[key]?.replace(/^eq\./, '');
    const session = typeof named === 'string' ? named : undefined; // for the log
    const unavailable = (type: string) =>
      new HttpError(503, 'database_unavailable', { type, session });
    const url = `${supabaseUrl}/rest/v1/${relation}?${new URLSearchParams(query)}`;
    try {
      const response = await this.world.fetch(url, {
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
      if (response.ok) return z.array(row).parse(rows);
      // The index of open orders has no column list that `on_conflict` could name.
      if (method === 'POST' && response.status === 409) return [];
      throw unavailable(`HTTP ${response.status}`);
    } catch (error) {
      throw error instanceof HttpError ? error : unavailable(errorType(error));
    }
  }
}

/**
 * The headers that prove a server's key. Only a legacy key is a JWT and belongs into
 * `authorization` as well; Supabase refuses a new one there.
 */
function keyHeaders(key: string): Record<string, string> {
  const isJwt = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(key);
  return isJwt ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
}
