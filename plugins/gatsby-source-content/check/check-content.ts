import { type Content, readContent } from '../read/read-content';
import { addressProblems } from './check-addresses';
import { entryProblems } from './check-entries';
import { textPictureProblems } from './check-text-pictures';
import { emptyTexts, unknownNames, unnamedThirdParties } from './check-texts';
import { customersInExamples } from './check-examples';
import { guidedProblems } from './check-guided';
import { brokenPictures, coverProblems } from './check-files';
import { codeInFiles } from './code-in-files';
import { checkLinks } from './check-links';
import { redirectProblems } from './check-redirects';
import { missingReferences } from './check-references';
import { leftOfModel, leftScaffolds } from './check-scaffolds';
import { toldOnce } from './refused-pictures';
import { pagesWithoutOpening, unknownFacts } from './check-sections';
import { type Problem, byPlace } from '../read/problems';
import { remarksOn } from './remarks/remarks';

/** What the check has to say: problems stop the build, remarks do not. */
export type Findings = { problems: Problem[]; remarks: Problem[] };

/**
 * Every problem of the content, single files and references alike, in one go, and every remark.
 * Causes come first: what could not be read before what leads to it, an address that is gone before
 * the links to it.
 */
export const checkContent = async (root: string, now?: Date): Promise<Findings> =>
  checkRead(root, await readContent(root), now);

/** The same of content that has been read. */
export async function checkRead(
  root: string,
  content: Content,
  now = new Date(),
): Promise<Findings> {
  const causes = [
    ...content.problems,
    ...guidedProblems(root, content),
    ...addressProblems(root, content),
    ...pagesWithoutOpening(content),
    ...entryProblems(content),
    ...emptyTexts(content),
    ...leftScaffolds(root, content),
    ...codeInFiles(root),
    ...(await brokenPictures(root, content)),
    ...(await coverProblems(root, content)),
    ...(await textPictureProblems(root, content)),
  ];
  const consequences = [
    ...(await missingReferences(root, content)),
    ...unnamedThirdParties(content),
    ...customersInExamples(content),
    ...unknownFacts(content),
    ...checkLinks(root, content, now),
    ...unknownNames(content),
  ];
  const moves = redirectProblems(root, content, now);
  return {
    problems: [
      ...toldOnce(causes, content).sort(byPlace),
      ...moves.sort(byPlace),
      ...consequences.sort(byPlace),
    ],
    remarks: [...remarksOn(content, now), ...leftOfModel(root, content)].sort(byPlace),
  };
}

/** The check, with remarks of more expensive looks at the content. */
export async function checkWithRemarks(
  root: string,
  now?: Date,
  furtherRemarks: (content: Content) => Promise<Problem[]> = () => Promise.resolve([]),
): Promise<Findings> {
  const content = await readContent(root);
  const { problems, remarks } = await checkRead(root, content, now);
  return { problems, remarks: [...remarks, ...(await furtherRemarks(content))].sort(byPlace) };
}
