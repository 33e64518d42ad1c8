import { asHttpError, type FailureDetails } from './http-error.ts';

/** What a function needs from the world; the tests bring their own. */
export type Runtime = {
  fetch: typeof fetch;
  /** Takes one line of the function's log. */
  log: (line: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Makes a function from its environment. */
export type MakeFunction = (
  environment: Environment,
  dependencies?: Partial<Runtime>,
) => (request: Request) => Promise<Response>;

/** The real world, with what `dependencies` replace in it. */
export function runtimeWith(dependencies: Partial<Runtime>): Runtime {
  return {
    fetch: (input, init) => fetch(input, init),
    log: (line) => console.error(line),
    now: () => Date.now(),
    ...dependencies,
  };
}

/** The time now, or so many milliseconds ago, as the database writes it. */
export const isoTime = ({ now }: Runtime, ago = 0): string => new Date(now() - ago).toISOString();

/** Writes one log line about a failure: its fixed code and what may be said about it. */
export function logFailure({ log }: Runtime, error: unknown, about: FailureDetails = {}): void {
  const { code, details } = asHttpError(error);
  log(JSON.stringify({ code, ...about, ...details }));
}
