import { readContent } from '../read/read-content';
import { unknownAuthors } from './check-authors';
import { customersInExamples } from './check-examples';
import { missingCovers, missingPictures } from './check-files';
import { checkLinks } from './check-links';
import { missingReferences } from './check-references';
import { mixedPages } from './check-templates';
import { unnamedThirdParties } from './check-third-parties';
import type { Problem } from './problems';
import { passedDates } from './remarks';

/** What the check has to say: problems stop the build, remarks do not. */
export type Findings = { problems: Problem[]; remarks: Problem[] };

/**
 * Every problem of the content, single files and references alike, in one go, and every remark.
 * @param root the repository's folder
 */
export async function checkContent(root: string, now = new Date()): Promise<Findings> {
  const content = await readContent(root);
  const problems = [
    ...content.problems,
    ...mixedPages(content),
    ...checkLinks(content),
    ...(await missingReferences(root, content)),
    ...missingCovers(root, content),
    ...missingPictures(root, content),
    ...unnamedThirdParties(content),
    ...customersInExamples(content),
    ...unknownAuthors(content),
  ];
  return { problems, remarks: passedDates(content, now) };
}
