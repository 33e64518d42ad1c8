import { checkReferences } from './check-references';
import { readContent } from '../read/read-content';
import type { Problem } from './problems';

/**
 * Every problem of the content, single files and references alike, in one go.
 * @param root the repository's folder
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const store = await readContent(root);
  return [...store.problems, ...checkReferences(root, store)];
}
