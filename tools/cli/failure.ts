import { existsSync, readFileSync } from 'node:fs';

/** An expected failure: its message is one sentence for the user. */
export class Failure extends Error {
  /** @param log path of the log file that tells more */
  constructor(
    sentence: string,
    readonly log?: string,
  ) {
    super(sentence);
  }
}

/** The last lines of a log file; an empty text when there is none. */
function tail(file: string): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-50).join('\n');
}

/** Prints an error: the end of its log and its sentence. An unexpected one keeps its stack. */
export function report(error: unknown): void {
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  const { log, message } = error;
  if (log) console.error(`\n${tail(log)}`);
  console.error(`\n✗ ${message}${log ? ` Protokoll: ${log}` : ''}`);
}
