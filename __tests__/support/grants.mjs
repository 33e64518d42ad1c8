// Prints who may do what with the tables of supabase/migrations. PGlite does not run inside Jest.
import { PGlite } from '@supabase/lite/pglite';
import { readdirSync, readFileSync } from 'node:fs';
const db = new PGlite();
// As on a hosted project: what is made in "public" belongs to all, unless a migration takes it away.
await db.exec(`create role anon; create role authenticated; create role service_role bypassrls;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`);
for (const file of readdirSync('supabase/migrations').sort())
  await db.exec(readFileSync('supabase/migrations/' + file, 'utf8'));
const { rows } = await db.query(`
  select grantee, table_name as name, string_agg(privilege_type, ' ' order by privilege_type) as may
  from information_schema.role_table_grants
  where grantee in ('anon', 'authenticated', 'service_role') group by 1, 2
  union all
  select grantee, routine_name, 'EXECUTE' from information_schema.role_routine_grants
  where grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role') and routine_schema = 'public'
  order by 1, 2`);
console.log(JSON.stringify(rows));
await db.close();
process.exitCode = 0; // Postgres leaves one of its own
