// Runs as a process of its own, see hooks/check-beside.ts. What fails ends it.
import { siteUrl } from '../../../config/env';
import { cacheFolder } from '../file-cache';
import { type MarkdownWork, keepPostMarkdown } from './post-markdown';

process.once('message', (work: MarkdownWork) => {
  void keepPostMarkdown(work, siteUrl, cacheFolder).then(() => process.disconnect());
});
// It is done, or the build was stopped.
process.on('disconnect', () => process.exit());
