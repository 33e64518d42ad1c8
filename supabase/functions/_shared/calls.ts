import { z } from 'zod';
import { HttpError } from './http-error.ts';
import type { DatabaseWorld } from './settings.ts';
import { Table } from './table.ts';

const row = z.object({ id: z.int(), caller: z.string(), most: z.int() });

/** Counts the calls of functions: nobody needs as many as a machine makes. */
export class Calls extends Table<z.infer<typeof row>> {
  constructor(world: DatabaseWorld) {
    super(world, { name: 'calls', key: 'id', row });
  }

  /**
   * @param caller a user, or the hash of an address; nothing behind no gateway, as in local work
   * @param most in ten minutes
   * @throws {HttpError} 429 for more
   */
  async admit(action: string, caller: string | null, most: number): Promise<void> {
    if (caller === null) return;
    const admitted = await this.insert({ caller: `${action}/${caller}`, most });
    if (admitted === undefined) throw new HttpError(429, 'too_many_requests');
  }
}
