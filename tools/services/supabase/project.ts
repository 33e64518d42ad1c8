import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { localEnvironment, supabaseSecretKey } from '../../local-environment.mjs';
import { mailTemplates, siteUrl } from './auth/mail';

/** A running Supabase project: its HTTP interface and its database. */
export type Project = Awaited<ReturnType<typeof openProject>>;

/** Signs the sessions of this machine; no other service accepts them. */
const jwtSecret = 'lokales-geheimnis-nur-fuer-diesen-rechner';

/**
 * Opens the project whose data is in `folder`, and sets it up when the folder is new.
 * Imported late, because Supabase Lite and its WebAssembly Postgres load slowly.
 */
export async function openProject(folder: string, email: EmailDriver) {
  const [{ App }, { applyPendingMigrations }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/cli'),
    import('@supabase/lite/pglite'),
  ]);
  const complete = path.join(folder, 'complete');
  // The services were stopped while Postgres made its files: start again.
  if (!existsSync(complete)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const connection = await createPgliteConnection({ url: path.join(folder, 'postgres') });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: jwtSecret,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      minimum_password_length: 6,
      publishable_key: localEnvironment.GATSBY_SUPABASE_ANON_KEY,
      secret_key: supabaseSecretKey,
      email: {
        enable_confirmations: true,
        template: mailTemplates(),
      },
    },
    options: { drivers: { email }, server: { disableStudio: true } },
  });
  await app.ensureSystemSchema();
  await applyPendingMigrations(app); // those of supabase/migrations that it lacks
  await writeFile(complete, '');
  return {
    fetch: async (request: Request) => app.fetch(request),
    /** Runs one SQL statement with the rights of the owner. `$1` ... are the parameters. */
    query: async (sql: string, parameters: readonly unknown[]) =>
      (await connection.driver.query<Record<string, unknown>>(sql, [...parameters])).rows,
    close: () => connection.close(),
  };
}
