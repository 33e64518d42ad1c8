import { z } from 'zod';

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
