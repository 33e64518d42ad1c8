import { z } from 'zod';
import { errorType, HttpError } from './http.ts';
import type { DatabaseEnv } from './env.ts';

const timeLimit = 5_000; // milliseconds

/**
 * Calls a function of the database, the only way to what it keeps: supabase/migrations.
 * @param form of its result
 * @throws {HttpError} 503 when the database does not do as asked
 */
export async function rpc<Result>(
  env: DatabaseEnv,
  name: string,
  parameters: object,
  form: z.ZodType<Result>,
): Promise<Result> {
  const unavailable = (type: string) =>
    new HttpError(503, 'database_unavailable', { type, function: name });
  try {
    const response = await env.fetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      // A secret key is no JWT: as a bearer it would be refused.
      headers: { apikey: env.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      redirect: 'error', // the key goes nowhere else
      signal: AbortSignal.timeout(timeLimit),
    });
    const text = await response.text();
    if (!response.ok) throw unavailable(`HTTP ${response.status}`);
    return form.parse(JSON.parse(text || 'null'));
  } catch (error) {
    throw error instanceof HttpError ? error : unavailable(errorType(error));
  }
}

/** A result that says nothing. */
export const nothing = z.unknown();

/**
 * Counts the calls of one caller: nobody needs as many as a machine makes.
 * @param caller a user, or the hash of a network; nothing behind no gateway, as in local work
 * @param most in ten minutes
 * @throws {HttpError} 429 for more
 */
export async function admit(
  env: DatabaseEnv,
  action: string,
  caller: string | null,
  most: number,
): Promise<void> {
  if (caller === null) return;
  const isAdmitted = await rpc(env, 'admit', { caller: `${action}/${caller}`, most }, z.boolean());
  if (!isAdmitted) throw new HttpError(429, 'too_many_requests');
}

/** @returns SHA-256 of a text as 64 hex digits */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The network a request comes from, distinguished, but not stored: a hash that only the key could make.
 * Nothing without a gateway in front, which names the address.
 */
export async function senderOf(
  { headers }: Request,
  { secretKey }: DatabaseEnv,
): Promise<string | null> {
  const [forwarded = ''] = headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = headers.get('cf-connecting-ip') ?? forwarded.trim();
  return address === '' ? null : sha256(`${secretKey}/${networkOf(address)}`);
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: all of them belong to one line. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
