import type { Call, Service } from './network.ts';

type Row = Record<string, string>;

/** The table stripe_events behind PostgREST: inserts that leave existing rows alone, and filters with eq and lt. */
export class EventsTable {
  readonly rows: Row[] = [];
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Answers one request. */
  readonly service: Service = (call) => {
    if (call.headers.get('apikey') !== this.#key) return new Response('{}', { status: 401 });
    if (call.url.pathname !== '/rest/v1/stripe_events') return new Response('{}', { status: 404 });
    return Response.json(this.#run(call));
  };

  #run({ method, url, body }: Call): Row[] {
    if (method === 'POST') return this.#insert(JSON.parse(body));
    const found = this.rows.filter((row) => matches(row, url.searchParams));
    if (method === 'PATCH') found.forEach((row) => Object.assign(row, JSON.parse(body)));
    if (method === 'DELETE') found.forEach((row) => this.rows.splice(this.rows.indexOf(row), 1));
    return found;
  }

  #insert(row: Row): Row[] {
    if (this.rows.some(({ id }) => id === row['id'])) return [];
    this.rows.push(row);
    return [row];
  }
}

function matches(row: Row, filters: URLSearchParams): boolean {
  return [...filters].every(([column, filter]) => {
    if (column === 'select') return true;
    const [, operator, value = ''] = /^(eq|lt)\.(.*)$/.exec(filter) ?? [];
    const actual = row[column] ?? '';
    if (operator === 'lt') return Date.parse(actual) < Date.parse(value);
    return operator === 'eq' && actual === value;
  });
}
