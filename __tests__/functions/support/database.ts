import { PGlite } from 'npm:@supabase/lite/pglite';
import type { Mail } from '../../../supabase/functions/_shared/mails/content.ts';
import type { Call } from './network.ts';

// The tables and functions of supabase/migrations in a real Postgres, one for each file of tests.
const database = await PGlite.create();
await database.exec('create role anon; create role authenticated; create role service_role');
for (const { name } of [...Deno.readDirSync('supabase/migrations')].sort())
  await database.exec(Deno.readTextFileSync(`supabase/migrations/${name}`));

Deno.exitCode = 0;

/** Runs one statement with the rights of the owner. */
export const sql = async <Row = Record<string, unknown>>(
  statement: string,
  parameters: unknown[] = [],
): Promise<Row[]> => {
  try {
    return (await database.query<Row>(statement, parameters)).rows;
  } finally {
    Deno.exitCode = 0; // Postgres leaves one of its own
  }
};

/** Empties all tables; of a few rows `truncate` takes longer. */
export const emptyTables = () =>
  database.exec(
    `delete from mails; delete from orders; delete from requests; delete from appointments;
     delete from calls; update sending set run = null, until = '-infinity'`,
  );

/** What became of the orders. */
export const states = async () =>
  (await sql('select state from orders order by session_id')).map(({ state }) => state);

/** Owes mails whose subject is their key. */
export const owe = (...mails: Partial<Mail>[]) =>
  sql('select owe($1)', [
    JSON.stringify(
      mails.map((mail) => ({
        ...{
          recipient: 'eva@kern.at',
          reply_to: 'a@agentur.at',
          subject: mail.key,
          content: ['Guten Tag'],
        },
        ...mail,
      })),
    ),
  ]);

/** Lets time pass in the database: everything that was is so much older. */
export async function makeOlder(milliseconds: number): Promise<void> {
  const tables = await sql<{ name: string; changes: string }>(
    `select table_name as name,
        string_agg(format('%1$I = %1$I - $1 * interval ''1 ms''', column_name), ', ') as changes
      from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone' group by 1`,
  );
  for (const { name, changes } of tables)
    await sql(`update ${name} set ${changes}`, [milliseconds]);
}

type Signature = { names: string[] | null; types: string[]; many: boolean };

/** The functions of the database, by name. */
const signatures = new Map(
  (
    await sql<Signature & { name: string }>(
      `select proname as name, proargnames as names, proargtypes::regtype[]::text[] as types,
          proretset as many
        from pg_proc where pronamespace = 'public'::regnamespace`,
    )
  ).map(({ name, ...signature }) => [name, signature]),
);

/** Answers a call of a function, as PostgREST does. */
export async function postgrest({ url, headers, body, method }: Call): Promise<Response> {
  if (headers.get('apikey') !== 'sb_secret_geheim' || headers.has('authorization'))
    return Response.json({ message: 'geheim' }, { status: 401 });
  const name = url.pathname.replace('/rest/v1/rpc/', '');
  const known = signatures.get(name);
  if (!known || method !== 'POST') return Response.json({ code: 'PGRST202' }, { status: 404 });
  const given: Record<string, unknown> = JSON.parse(body);
  const names = known.names ?? [];
  if (Object.keys(given).sort().join() !== [...names].sort().join())
    throw new Error(`${name}(${Object.keys(given)})`);
  const list = names.map(
    (argument, index) => `"${argument}" => $${index + 1}::${known.types[index]}`,
  );
  const values = names.map((argument) => {
    const value = given[argument];
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  });
  const rows = await sql(`select to_jsonb(r) as value from public.${name}(${list}) as r`, values);
  const results = rows.map(({ value }) => value);
  return Response.json(known.many ? results : (results[0] ?? null));
}
