/** Whether a parsed JSON value is an object with named fields: no list, not `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a parsed JSON value is a text with something in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
