import { z } from 'zod';
import { askBeside } from '../read/start-beside';
import type { Findings } from '../check/check-content';

const problem = z.object({
  file: z.string(),
  line: z.number().optional(),
  field: z.string(),
  message: z.string(),
});
const findings = z.object({ problems: z.array(problem), remarks: z.array(problem) });

let begun: Promise<Findings> | undefined;

/** Begins to check the content in a process of its own, while Gatsby reads it. */
export function beginCheck(): void {
  begun = check();
}

const check = (): Promise<Findings> => askBeside('src/gatsby/hooks/check-process.ts', findings);

/**
 * What there is to say about the content as it is now: of the check that was begun, once; Gatsby asks
 * again when the content has changed.
 * @throws when the check itself has failed; its process has said why
 */
export function foundInContent(): Promise<Findings> {
  const found = begun ?? check();
  begun = undefined;
  return found;
}
