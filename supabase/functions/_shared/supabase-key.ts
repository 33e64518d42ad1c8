import { isRecord, isText } from './record.ts';

/**
 * The project's own key in a list of its new keys, if there is one.
 * @param list JSON: `{"default": "sb_secret_...", "<another name>": "..."}`; empty in a project
 *   without new keys
 */
export function defaultKey(list: string | undefined): string | undefined {
  try {
    const keys: unknown = JSON.parse(list ?? '');
    const key = isRecord(keys) ? keys['default'] : undefined;
    return isText(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The headers that prove a server's key. Only a legacy key is a JWT and belongs into
 * `authorization` as well; Supabase refuses a new one there.
 */
export function keyHeaders(key: string): Record<string, string> {
  const isJwt = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(key);
  return isJwt ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
}
