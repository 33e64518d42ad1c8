import { Failure } from '../cli/failure';

/**
 * Refuses a project whose path has signs that webpack (! #), lmdb (%), Gatsby's own code (' ") and its
 * search for files take for theirs: it would say something else, or build a site without its texts.
 * @throws Failure with one sentence
 */
export function requireBuildablePath(path: string): void {
  const sign = /[!#%'"[\]{}*?]/.exec(path)?.[0];
  if (sign === undefined) return;
  throw new Failure(
    `Im Namen eines Ordners steht „${sign}“, damit baut Gatsby nicht; bitte umbenennen: ${path}`,
  );
}
