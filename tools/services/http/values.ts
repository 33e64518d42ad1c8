/** True for a plain JSON object (not an array, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; `undefined` when it is not JSON (which is never a valid value here). */
export function parseJson(source: string): unknown {
  try {
    const value: unknown = JSON.parse(source);
    return value;
  } catch {
    return undefined;
  }
}

/** True for a system error with this code ("EADDRINUSE", "ENOENT"). Does not rely on instanceof: Jest has realms. */
export function hasCode(error: unknown, code: string): boolean {
  return isRecord(error) && error['code'] === code;
}
