import type { Call, Service } from './network.ts';

type Row = Record<string, string>;

/** The table stripe_events behind PostgREST, as far as the function uses it. */
export class EventsTable {
  readonly rows: Row[] = [];
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Answers one request. */
  readonly service: Service = (call) => {
    const { headers, url } = call;
    const isService = headers.get('authorization') === `Bearer ${this.#key}`;
    if (headers.get('apikey') !== this.#key || !isService) return problem(401, 'PGRST301');
    if (url.pathname !== '/rest/v1/stripe_events') return problem(404, 'PGRST205');
    const prefer = headers.get('prefer')?.split(',') ?? [];
    const rows = this.#run(call, prefer.includes('resolution=ignore-duplicates'));
    if (!rows) return problem(409, '23505');
    return prefer.includes('return=representation')
      ? Response.json(rows)
      : new Response(null, { status: 204 });
  };

  #run({ method, url, body }: Call, ignoreDuplicates: boolean): Row[] | undefined {
    if (method === 'POST') {
      const ignored = ignoreDuplicates && url.searchParams.get('on_conflict') === 'id';
      return this.#insert(JSON.parse(body)) ?? (ignored ? [] : undefined);
    }
    const found = this.rows.filter((row) => matches(row, url.searchParams));
    if (method === 'PATCH') found.forEach((row) => Object.assign(row, JSON.parse(body)));
    if (method === 'DELETE') found.forEach((row) => this.rows.splice(this.rows.indexOf(row), 1));
    return found;
  }

  #insert(row: Row): Row[] | undefined {
    if (this.rows.some(({ id }) => id === row['id'])) return undefined;
    this.rows.push(row);
    return [row];
  }
}

const problem = (status: number, code: string) => Response.json({ code }, { status });

function matches(row: Row, filters: URLSearchParams): boolean {
  return [...filters].every(([column, filter]) => {
    if (column === 'select') return true;
    const [, operator, value = ''] = /^(eq|lt)\.(.*)$/.exec(filter) ?? [];
    const actual = row[column] ?? '';
    if (operator === 'lt') return Date.parse(actual) < Date.parse(value);
    return operator === 'eq' && actual === value;
  });
}
