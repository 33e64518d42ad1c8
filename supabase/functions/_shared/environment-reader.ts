import type { Environment } from './runtime.ts';
import { isRecord, isText } from './record.ts';

/** Whether a value of an environment variable can be used. */
type Check = (value: string) => boolean;

/** An identifier or a key: no blanks, which slip in when it is pasted. */
const isToken: Check = (value) => /^\S+$/.test(value);

/**
 * An origin as browsers write it: "https://example.at", without a slash at the end. Without
 * encryption only on this machine.
 */
export const isOrigin: Check = (value) =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(value) &&
  URL.canParse(value) &&
  new URL(value).origin === value;

/** Reads environment variables and remembers the names of those that are missing or malformed. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly environment: Environment) {}

  /** @returns its value; an empty text, noted as a problem, when it cannot be used */
  required(name: string, check: Check = isToken): string {
    const value = this.environment[name] ?? '';
    if (check(value)) return value;
    this.problems.push(name);
    return '';
  }

  /** @returns its value, or the fallback when it is not set or empty */
  optional<Fallback>(name: string, check: Check, fallback: Fallback): string | Fallback {
    return this.environment[name] ? this.required(name, check) : fallback;
  }

  /**
   * A key of the Supabase project, which sets both variables itself.
   * @param keys the variable with the new keys
   * @param legacy the variable with the older key, for as long as the project has no new ones
   */
  supabaseKey(keys: string, legacy: string): string {
    const key = defaultKey(this.environment[keys]) ?? this.environment[legacy] ?? '';
    if (isToken(key)) return key;
    this.problems.push(keys);
    return '';
  }
}

/**
 * The project's own key in a list of its new keys, if there is one.
 * @param list JSON: `{"default": "sb_secret_...", "<another name>": "..."}`; empty in a project
 *   without new keys
 */
function defaultKey(list: string | undefined): string | undefined {
  try {
    const keys: unknown = JSON.parse(list ?? '');
    const key = isRecord(keys) ? keys['default'] : undefined;
    return isText(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
