import { Failure } from '../cli/failure';

/**
 * Refuses a project whose path has characters that webpack (! #), lmdb (%), Gatsby's own code (' ") or its
 * globs interpret: the build would fail with another reason, or lack its texts.
 * @throws Failure with one sentence
 */
export function requireBuildablePath(path: string): void {
  const sign = /[!#%'"[\]{}*?]/.exec(path)?.[0];
  if (sign === undefined) return;
  throw new Failure(
    `Im Namen eines Ordners steht „${sign}“, damit baut Gatsby nicht; bitte umbenennen: ${path}`,
  );
}
