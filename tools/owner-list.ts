import type { DatabaseWorld } from '../supabase/functions/_shared/settings';
import { HttpError } from '../supabase/functions/_shared/http-error';
import { runtimeWith } from '../supabase/functions/_shared/runtime';
import { localEnvironment, supabaseSecretKey } from './local-environment.mjs';

/** Prints a list: its title, how many there are, and the lines of each. */
export function printEntries<Entry>(
  title: string,
  entries: readonly Entry[],
  linesOf: (entry: Entry) => string[],
): void {
  console.log(`${title}: ${entries.length === 0 ? 'keine' : entries.length}\n`);
  for (const entry of entries) console.log(`${linesOf(entry).join('\n')}\n`);
}

/**
 * Prints what the owner wants to see of the project of SUPABASE_URL and SUPABASE_SECRET_KEY; without
 * them, of the local services.
 * @param what names it in the message when it can't be read: "Die Termine"
 */
export async function printOwnerList(
  what: string,
  print: (world: DatabaseWorld) => Promise<void>,
): Promise<void> {
  const supabaseUrl = process.env['SUPABASE_URL'] || localEnvironment.GATSBY_SUPABASE_URL;
  const secretKey = process.env['SUPABASE_SECRET_KEY'] || supabaseSecretKey;
  try {
    await print({ supabaseUrl, secretKey, ...runtimeWith({}) });
  } catch (error) {
    const details = error instanceof HttpError ? JSON.stringify(error.details) : String(error);
    console.error(`${what} in ${supabaseUrl} sind nicht lesbar: ${details}`);
    console.error('Laufen die lokalen Dienste (npm start)? Stimmt der Schlüssel?');
    process.exitCode = 1;
  }
}
