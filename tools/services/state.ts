import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Where `npm start` and `npm run dev` have them keep it. */
export const usualState = '.local/services';

/** Everything the services keep, each in its own folder below the state folder. */
export function stateFolders(stateDir: string) {
  return {
    outbox: path.join(stateDir, 'outbox'),
    payments: path.join(stateDir, 'stripe'),
    supabase: path.join(stateDir, 'supabase'),
  };
}

/** Deletes what the services keep, and nothing else in the folder. */
export async function deleteState(stateDir: string): Promise<void> {
  const folders = Object.values(stateFolders(stateDir));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}
