import {
  requestRow,
  type SentRequest,
} from '../../../supabase/functions/_shared/requests/requests.ts';
import type { Call, Service } from './network.ts';
import { known, matches, problem, type Row } from './rows.ts';

const columns: string[] = requestRow.keyof().options;
const empty: Row = Object.fromEntries(columns.map((column) => [column, null]));
/** As many an hour as the table takes from one address. */
const limit = 10;
const hour = 60 * 60_000;

/** The table requests behind PostgREST, as far as the functions use it. */
export class RequestsTable {
  rows: Row[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The requests, by the function's own schema. */
  get requests(): SentRequest[] {
    return this.rows.map((row) => requestRow.parse(row));
  }

  /** Puts a row into the table, as if it had been there before. */
  add(row: Partial<SentRequest> & { id: string }): void {
    this.rows.push({ ...empty, created_at: this.#time(), ...row });
  }

  /** Answers one request. */
  readonly service: Service = (call) => {
    if (call.headers.get('apikey') !== 'sb_secret_geheim') return problem(401, 'PGRST301');
    const { searchParams } = call.url;
    if (call.method === 'POST') return this.#insert(call);
    const found = this.rows.filter((row) => matches(row, searchParams, columns));
    if (call.method === 'PATCH')
      found.forEach((row) => Object.assign(row, known(call.body, columns)));
    if (call.method === 'DELETE') this.rows = this.rows.filter((row) => !found.includes(row));
    return Response.json(found.slice(0, Number(searchParams.get('limit') ?? found.length)));
  };

  /** What exists, or is too much, is left out without a word. */
  #insert({ body }: Call): Response {
    const row: Row = { ...empty, created_at: this.#time(), ...known(body, columns) };
    const since = this.#now() - hour;
    const recent = this.rows.filter(
      (other) =>
        row['sender'] !== null &&
        other['sender'] === row['sender'] &&
        Date.parse(String(other['created_at'])) > since,
    );
    if (recent.length >= limit || this.rows.some(({ id }) => id === row['id']))
      return Response.json([], { status: 201 });
    this.rows.push(row);
    return Response.json([row], { status: 201 });
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

/** The project's tables at their addresses. */
export const database =
  (orders: Service, requests: Service): Service =>
  (call) =>
    call.url.pathname === '/rest/v1/requests' ? requests(call) : orders(call);
