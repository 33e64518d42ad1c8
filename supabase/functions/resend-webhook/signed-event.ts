import { z } from 'zod';
import { HttpError } from '../_shared/http-error.ts';

const tolerance = 300; // seconds

const tag = z.object({ name: z.string(), value: z.string() });
/** What Resend reports about a mail. Its documents show tags as a list and as an object. */
const mailEvent = z.object({
  type: z.string(),
  data: z.object({
    tags: z
      .union([
        z.record(z.string(), z.string()),
        z
          .array(tag)
          .transform((list) => Object.fromEntries(list.map((each) => [each.name, each.value]))),
      ])
      .default({}),
  }),
});
type MailEvent = z.infer<typeof mailEvent>;

/**
 * The event in a request, if Resend signed exactly these bytes (the way of Svix) within five minutes
 * of now.
 * @param now milliseconds since 1970
 * @throws {HttpError} 400
 */
export async function signedEvent(
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  secret: string,
  now: number,
): Promise<MailEvent> {
  const text = new TextDecoder().decode(body);
  const time = headers.get('svix-timestamp') ?? '';
  const signed = new TextEncoder().encode(`${headers.get('svix-id')}.${time}.${text}`);
  const isNow = /^\d+$/.test(time) && Math.abs(now / 1_000 - Number(time)) <= tolerance;
  const secretBytes = bytesOf(secret.slice('whsec_'.length));
  const key = await crypto.subtle.importKey('raw', secretBytes, hmac, false, ['verify']);
  const signatures = (headers.get('svix-signature') ?? '').split(' ');
  const checks = signatures
    .filter((each) => each.startsWith('v1,'))
    .map((each) => crypto.subtle.verify('HMAC', key, bytesOf(each.slice(3)), signed));
  if (!isNow || !(await Promise.all(checks)).includes(true)) {
    throw new HttpError(400, 'invalid_signature');
  }
  try {
    return mailEvent.parse(JSON.parse(text));
  } catch {
    throw new HttpError(400, 'invalid_event');
  }
}

const hmac = { name: 'HMAC', hash: 'SHA-256' };

/** Nothing for what is no base64: such a signature is wrong. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
