import { readContent } from '../read/read-content';
import { unknownAuthors } from './check-authors';
import { customersInExamples } from './check-examples';
import { missingCovers, missingPictures } from './check-files';
import { checkLinks } from './check-links';
import { missingReferences } from './check-references';
import { mixedPages } from './check-templates';
import { unnamedThirdParties } from './check-third-parties';
import type { Problem } from './problems';

/**
 * Every problem of the content, single files and references alike, in one go.
 * @param root the repository's folder
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const content = await readContent(root);
  return [
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
}
