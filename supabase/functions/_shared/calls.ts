import { z } from 'zod';
import { HttpError } from './http-error.ts';
import type { DatabaseWorld } from './settings.ts';
import { sha256 } from './sha256.ts';
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

/**
 * Where a request comes from, told apart but not told: a hash that only the key could make. Nothing
 * without a gateway in front, which names the address.
 */
export async function senderOf({ headers }: Request, key: string): Promise<string | null> {
  const [forwarded = ''] = headers.get('x-forwarded-for')?.split(',') ?? [];
  // Nobody can write the first one himself where there is one.
  const address = headers.get('cf-connecting-ip') ?? forwarded.trim();
  return address === '' ? null : sha256(`${key}/${address}`);
}
