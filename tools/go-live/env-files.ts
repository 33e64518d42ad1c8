import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, sourceProblem } from '../../plugins/gatsby-source-content';

/** The files that gatsby-config.ts reads variables from, in their order. */
export const envFiles = ['.env.production', '.env'];

/** Files of variables that are no text: PowerShell writes UTF-16, and nothing in it would be found. */
export function envFileProblems(root: string): Problem[] {
  return envFiles.flatMap((file) => {
    const path = join(root, file);
    const broken = existsSync(path) ? sourceProblem(readFileSync(path)) : undefined;
    return broken === undefined ? [] : [{ file, field: '', ...broken }];
  });
}
