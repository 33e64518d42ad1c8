import { z } from 'zod';
import { isPlaceholder } from '../../src/content-model/placeholders';

/** How the secret keys of Supabase, Stripe and Resend begin. */
const secretKey = /^(sb_secret_|[sr]k_(test|live)_|whsec_|re_)/;

/** Whether a text is a key that only servers may have. */
export const isServerKey = (value: string): boolean => secretKey.test(value.trim());

const payload = z.object({ role: z.string() });

/** The role a JSON Web Token names; undefined for any other text. */
export function roleOf(token: string): string | undefined {
  const [, middle, signature] = token.trim().split('.');
  if (middle === undefined || signature === undefined) return undefined;
  try {
    const text = Buffer.from(middle, 'base64url').toString('utf8');
    return payload.parse(JSON.parse(text)).role;
  } catch {
    return undefined;
  }
}

/** Names of servers that exist on this machine only, or for nobody. */
export const isLocal = (hostname: string): boolean =>
  /^(localhost|127\.|0\.|10\.|192\.168\.|\[)|(^|\.)(example|test|invalid|local)(\.[a-z]+)?$/.test(
    hostname,
  );

/** Why an address cannot be meant for visitors. */
export function reasonAgainstAddressIn(text: string): string | undefined {
  return /\bexample\b/i.test(text) ? 'ist eine Beispiel-Adresse' : undefined;
}

/** Why a fact about the owner or a demo cannot be meant for visitors. */
export function reasonAgainstFact(text: string): string | undefined {
  if (isPlaceholder(text)) return 'ist ein Platzhalter';
  if (isInventedNumber(text)) return 'ist eine erfundene Telefonnummer';
  return undefined;
}

/**
 * Whether a telephone number, written for people, as a link or behind a QR code, cannot exist:
 * after the area code of Graz or Vienna none begins with a zero.
 */
function isInventedNumber(text: string): boolean {
  const [, number = ''] = /^(?:tel:|https:\/\/wa\.me\/)?(\+?[\d ()/-]{8,})/.exec(text) ?? [];
  return /^(43|0)(1|316)0|0{6}/.test(number.replace(/\D/g, ''));
}
