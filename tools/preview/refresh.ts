import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Wanted, contentOf, isUpToDate, prepareCopy, update } from './copy';
import { checkWithTalks, type Findings, type Problem } from '../../plugins/gatsby-source-content';

/** What Gatsby reads in the preview, below the repository's folder. */
export const previewFolder = '.local/preview';
const candidateFolder = '.local/preview-candidate';

/** Whether there is a state without problems that the preview can show. */
export const canShow = (root: string): boolean =>
  existsSync(join(root, previewFolder, 'content/pages/index.yaml'));

/** What the check says, and whether the preview is behind the content. */
type State = Findings & { isOld: boolean };

/**
 * Checks the content and hands on to the preview what is free of problems. A file with a problem
 * stays as it was when it had none; if the rest does not work without its change, everything does.
 * Then the preview is old.
 * @param root the repository's folder
 * @param onProblems is told what is wrong before it is known which files can be handed on, for that
 *   takes a second check
 */
export async function refresh(
  root: string,
  onProblems: (state: State) => void = () => undefined,
): Promise<State> {
  const findings = await checkWithTalks(root);
  const preview = join(root, previewFolder);
  const isOld = (): boolean => !isUpToDate(preview, contentOf(root));
  prepareCopy(root, preview);
  if (findings.problems.length === 0) update(preview, contentOf(root));
  else {
    onProblems({ ...findings, isOld: isOld() });
    const candidate = join(root, candidateFolder);
    prepareCopy(root, candidate);
    update(candidate, withoutProblems(root, findings.problems));
    const { problems } = await checkWithTalks(candidate);
    if (problems.length === 0) update(preview, contentOf(candidate));
  }
  return { ...findings, isOld: isOld() };
}

/** A post and its pictures change together, everything else file by file. */
const unitOf = (file: string): string => /^content\/blog\/[^/]+/.exec(file)?.[0] ?? file;

function withoutProblems(root: string, problems: readonly Problem[]): Wanted {
  const broken = new Set(problems.map(({ file }) => unitOf(file)));
  const isBroken = ([file]: [string, string]): boolean => broken.has(unitOf(file));
  return new Map([
    ...[...contentOf(root)].filter((entry) => !isBroken(entry)),
    ...[...contentOf(join(root, previewFolder))].filter(isBroken),
  ]);
}
