import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '@supabase/lite';

/** The project's own migrations, `<14 digits>_<name>.sql`. */
const folder = path.resolve('supabase/migrations');

/** The roles that migrations name. Supabase Lite makes them only when a table needs them. */
const createRoles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
  end if;
end $$;`;

/** Applies the migrations the database lacks, in order, and notes them as Supabase's CLI does. */
export async function applyMigrations(connection: Connection): Promise<void> {
  const { appliedVersions, recordVersion, splitSqlStatements } = await import('@supabase/lite');
  await connection.transaction([createRoles]);
  const applied = await appliedVersions(connection);
  for (const file of await migrationFiles()) {
    const [version = '', ...name] = path.basename(file, '.sql').split('_');
    if (applied.includes(version)) continue;
    const statements = splitSqlStatements(await readFile(path.join(folder, file), 'utf8'));
    await connection.transaction(statements);
    await recordVersion(connection, { version, name: name.join('_'), statements });
  }
}

async function migrationFiles(): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.sql')).sort();
}
