import { z } from 'zod';
import { errorType, HttpError } from './http-error.ts';
import type { Runtime } from './runtime.ts';
import type { DatabaseSettings } from './settings.ts';
import { keyHeaders } from './supabase-key.ts';

const timeLimit = 5_000; // milliseconds

/** Filters of PostgREST by column: `{session_id: 'eq.cs_1'}`; also `order` and `limit`. */
export type Query = Readonly<Record<string, string>>;

/**
 * A table behind PostgREST. Every call throws a HttpError, 503, when the database does not do as
 * asked.
 */
export class Table<Row extends object> {
  readonly #settings: DatabaseSettings;
  readonly #runtime: Runtime;
  readonly #name: string;
  readonly #key: string;
  readonly #row: z.ZodType<Row>;

  /** @param key column that names a row */
  constructor(
    settings: DatabaseSettings,
    runtime: Runtime,
    { name, key, row }: { name: string; key: string; row: z.ZodType<Row> },
  ) {
    this.#settings = settings;
    this.#runtime = runtime;
    this.#name = name;
    this.#key = key;
    this.#row = row;
  }

  /** @param view another relation with the same columns */
  find(query: Query, view = this.#name): Promise<Row[]> {
    return this.#ask('GET', view, query);
  }

  /** @returns the new row; nothing if it exists, or a rule of the table does not let it in */
  async insert(row: Partial<Row>): Promise<Row | undefined> {
    const [inserted] = await this.#ask('POST', this.#name, { on_conflict: this.#key }, row);
    return inserted;
  }

  /** @returns the rows that were changed, as they are now */
  update(query: Query, change: Partial<Row>): Promise<Row[]> {
    return this.#ask('PATCH', this.#name, query, change);
  }

  /** @returns the rows that are gone */
  remove(query: Query): Promise<Row[]> {
    return this.#ask('DELETE', this.#name, query);
  }

  async #ask(method: string, relation: string, query: Query, body?: Partial<Row>): Promise<Row[]> {
    const { supabaseUrl, secretKey } = this.#settings;
    const unavailable = (type: string) =>
      new HttpError(503, 'database_unavailable', { type, session: this.#sessionOf(query, body) });
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
      if (response.ok) return z.array(this.#row).parse(rows);
      // The index of open orders has no column list that `on_conflict` could name.
      if (method === 'POST' && response.status === 409) return [];
      throw unavailable(`HTTP ${response.status}`);
    } catch (error) {
      throw error instanceof HttpError ? error : unavailable(errorType(error));
    }
  }

  /** The row's name, for the log. */
  #sessionOf(query: Query, body: object = {}): string | undefined {
    const named = new Map<string, unknown>(Object.entries(body)).get(this.#key);
    return typeof named === 'string' ? named : query[this.#key]?.replace(/^eq\./, '');
  }
}
