import { sha256 } from './sha256.ts';

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
