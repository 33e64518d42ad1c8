import { formatDate } from '../../../src/content-model/calendar';
import { isOver } from '../../../src/lib/training-date';
import { type Content, readContent } from '../read/content';
import { whyUnpublished } from '../read/files';
import type { Findings, Problem } from '../read/problems';
import { guidedProblems } from './check-guided';
import { entryProblems, referenceProblems, textProblems } from './entries';
import { addressProblems, linkProblems } from './links';
import { pictureProblems } from './pictures';
import { problemAt } from './walk';

/** Every problem of the content in one go, and what an editor should look at besides. */
export async function checkContent(root: string, now = new Date()): Promise<Findings> {
  const content = await readContent(root);
  const problems = [
    ...content.problems,
    ...addressProblems(root, content),
    ...entryProblems(content),
    ...guidedProblems(root, content),
    ...(await pictureProblems(root, content)),
    ...(await referenceProblems(root, content)),
    ...textProblems(content),
    ...linkProblems(content, now),
  ];
  const ofTexts = [...content.posts, ...content.legal].flatMap(({ file, text }) =>
    text.remarks.map((remark) => ({ file, ...remark })),
  );
  return { problems: problems.sort(byPlace), remarks: [...ofTexts, ...remarksOn(content, now)] };
}

/** The order in which an editor reads files. */
const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Posts that no visitor sees yet, and a training that is over. */
function remarksOn({ posts, dataFiles, sources }: Content, now: Date): Problem[] {
  const { firstDate, furtherDates = [] } = sources.trainings ?? {};
  const over =
    firstDate && [firstDate, ...furtherDates].every(({ iso }) => isOver(iso, now))
      ? `der ${formatDate(firstDate.iso)} ist vorbei; die Seite bietet an, den nächsten Termin anzufragen`
      : undefined;
  return [
    ...posts.flatMap((post) => problemAt(post, ['date'], whyUnpublished(post.data, now))),
    ...dataFiles
      .filter(({ file }) => file.endsWith('/trainings.yaml'))
      .flatMap((file) => problemAt(file, ['firstDate', 'date'], over)),
  ];
}
