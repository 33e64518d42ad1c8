import { z } from 'zod';
import { askBeside, runBeside } from '../read/start-beside';
import type { Findings } from '../check/check-content';

const problem = z.object({
  file: z.string(),
  line: z.number().optional(),
  field: z.string(),
  message: z.string(),
});
const findings = z.object({
  problems: z.array(problem),
  remarks: z.array(problem),
  markdown: z.looseObject({}).optional(),
});

let begun: ReturnType<typeof check> | undefined;

/** Begins to check the content in a process of its own, while Gatsby reads it. */
export function beginCheck(): void {
  begun = check();
}

const check = () => askBeside('src/gatsby/hooks/check-process.ts', findings);

/**
 * What there is to say about the content as it is now: of the check that was begun, once; Gatsby asks
 * again when the content has changed. Where it can be built, the Markdown of new posts is begun: the
 * build does not need all cores for a while. That is another process, because the check has had all
 * posts in its memory.
 * @throws when the check itself has failed; its process has said why
 */
export async function foundInContent(): Promise<Findings> {
  const found = begun ?? check();
  begun = undefined;
  const { problems, remarks, markdown } = await found;
  if (problems.length === 0 && markdown)
    void runBeside('src/gatsby/publish/files/markdown-process.ts', [], markdown);
  return { problems, remarks };
}
