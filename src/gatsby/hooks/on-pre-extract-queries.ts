import type { GatsbyNode } from 'gatsby';
import { isCheckedCopy } from '../read/content-root';
import { beginDialogues } from './beside';
import { contentIsFine } from './tell-findings';

/** The preview writes its dialogues itself, after every change. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = (args) => {
  if (isCheckedCopy()) return;
  // A failure of the check is told by who waits for it.
  const begin = () => beginDialogues(args);
  contentIsFine().then(begin, () => undefined);
};
