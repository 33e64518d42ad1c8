import { errorType, Refusal } from '../_shared/refusal.ts';
import type { Runtime } from '../_shared/runtime.ts';
import type { Settings } from './settings.ts';

const timeLimit = 5_000; // milliseconds
/** After this time whoever claimed it is gone: no function runs that long. */
const staleAfter = 5 * 60_000; // milliseconds

type Query = Record<string, string>;

/**
 * Who works on which confirmation, kept in the table stripe_events. The database decides, so that of two deliveries
 * at the same time only one goes on.
 */
export class Claims {
  readonly #settings: Settings;
  readonly #runtime: Runtime;

  constructor(settings: Settings, runtime: Runtime) {
    this.#settings = settings;
    this.#runtime = runtime;
  }

  /**
   * Takes what nobody has taken, or what somebody took long ago and never finished.
   * @returns the time of the claim, "done" when there is nothing left to do, "busy" when somebody else is at it
   */
  async claim(id: string): Promise<{ claimedAt: string } | 'done' | 'busy'> {
    const now = this.#runtime.now();
    const claimedAt = new Date(now).toISOString();
    const row = { id, status: 'processing', claimed_at: claimedAt };
    if ((await this.#rows('POST', { on_conflict: 'id' }, row)) > 0) return { claimedAt };

    const stale = `lt.${new Date(now - staleAfter).toISOString()}`;
    const query = { id: `eq.${id}`, status: 'eq.processing', claimed_at: stale };
    if ((await this.#rows('PATCH', query, { claimed_at: claimedAt })) > 0) return { claimedAt };

    const done = await this.#rows('GET', { id: `eq.${id}`, status: 'eq.done', select: 'id' });
    return done > 0 ? 'done' : 'busy';
  }

  /** The confirmation is sent, and never again. */
  async finish(id: string): Promise<void> {
    await this.#rows('PATCH', { id: `eq.${id}` }, { status: 'done' });
  }

  /** Gives back a claim, so that the next delivery can take it at once. */
  async release(id: string, claimedAt: string): Promise<void> {
    const own = { id: `eq.${id}`, status: 'eq.processing', claimed_at: `eq.${claimedAt}` };
    await this.#rows('DELETE', own);
  }

  /**
   * Asks PostgREST. An insert leaves a row alone that exists.
   * @returns how many rows were found or changed
   * @throws {Refusal} 503 when the database does not do what it is asked for
   */
  async #rows(method: string, query: Query, body?: object): Promise<number> {
    const { supabaseUrl, serviceKey } = this.#settings;
    const url = `${supabaseUrl}/rest/v1/stripe_events?${new URLSearchParams(query)}`;
    try {
      const response = await this.#runtime.fetch(url, {
        method,
        headers: {
          apikey: serviceKey,
          authorization: `Bearer ${serviceKey}`,
          'content-type': 'application/json',
          prefer: 'resolution=ignore-duplicates,return=representation',
        },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      });
      const rows: unknown = await response.json();
      if (response.ok && Array.isArray(rows)) return rows.length;
      throw unavailable(`HTTP ${response.status}`);
    } catch (error) {
      throw error instanceof Refusal ? error : unavailable(errorType(error));
    }
  }
}

const unavailable = (type: string) => new Refusal(503, 'database_unavailable', { type });
