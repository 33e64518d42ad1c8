import { completeDialogues, readDialogues, sourcesOfDialogues } from '../read/dialogues';
import { type Problem, byPlace } from '../read/problems';
import { cached } from '../read/process-cache';
import { type Content, readContent } from '../read/read-content';
import { brokenButtons } from './check-buttons';
import { type Findings, checkRead } from './check-content';
import { dialogueProblems } from './check-dialogues';
import { unplayableTalks } from './check-shown-talks';
import { once, problemsIn } from './found';

/**
 * The check of the content, and of its conversations by playing them. That takes as long as all the
 * rest: a build leaves it to `check:content`, the preview, `npm test` and the release.
 */
export async function checkWithTalks(
  root: string,
  now?: Date,
  furtherRemarks: (content: Content) => Promise<Problem[]> = () => Promise.resolve([]),
): Promise<Findings> {
  const content = await readContent(root);
  const { problems, remarks } = await checkRead(root, content, now);
  return {
    problems: [...problems, ...talkProblems(root, content)],
    remarks: [...remarks, ...(await furtherRemarks(content))].sort(byPlace),
  };
}

/**
 * What shows only when somebody talks to the assistants: buttons that lead nowhere, and conversations
 * on a page that the demonstration beside it does not understand. Only what holds together is played.
 */
function talkProblems(root: string, content: Content): Problem[] {
  const { assistants } = content.sources;
  const { causes, consequences } = dialogueProblems(root, assistants);
  if (assistants === undefined || causes.length + consequences.length > 0) return [];
  const dialogues = completeDialogues(root, assistants);
  const state = JSON.stringify([sourcesOfDialogues(root), assistants]);
  const broken = cached('buttons', state, () =>
    readDialogues(root).own.flatMap((file) => {
      const dialogue = dialogues.get(file.id);
      return dialogue ? problemsIn(file, brokenButtons(file.data, dialogue)) : [];
    }),
  );
  return broken.length > 0 ? once(broken) : unplayableTalks(content, dialogues);
}
