import { hexOf } from '../sha256.ts';
import type { AppointmentWorld } from './settings.ts';

type Secret = Pick<AppointmentWorld, 'appointmentSecret'>;

/** What only the secret could make of a text: 64 hex digits. */
export async function signature(text: string, { appointmentSecret }: Secret): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(appointmentSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return hexOf(await crypto.subtle.sign('HMAC', key, bytes.encode(text)));
}

/** What lets whoever has it see, move and cancel one appointment. */
export const tokenOf = async (id: string, secret: Secret): Promise<string> =>
  `${id}.${await signature(id, secret)}`;

/** The appointment a token is for; nothing for an invented one. */
export async function idOf(token: string, secret: Secret): Promise<string | undefined> {
  const [id = ''] = token.split('.');
  return token === (await tokenOf(id, secret)) ? id : undefined;
}

/** The page of one appointment. Its token is in the fragment, which no server and no log sees. */
export const pageOf = async (
  id: string,
  world: Secret & { siteOrigins: readonly string[] },
): Promise<string> => `${world.siteOrigins[0]}/termin#${await tokenOf(id, world)}`;
