// Runs as a process of its own, see check-beside.ts. What fails ends it.
import { checkContent } from '../check/check-content';
import { cacheFolder } from '../publish/file-cache';
import { type MarkdownWork, markdownWork } from '../publish/files/post-markdown';

async function check(): Promise<void> {
  let markdown: MarkdownWork | undefined;
  const findings = await checkContent(process.cwd(), new Date(), (content) => {
    markdown = markdownWork(content, cacheFolder);
    return Promise.resolve([]);
  });
  await new Promise((sent) => process.send?.({ ...findings, markdown }, sent));
}

void check().then(() => process.disconnect());
// It is done, or the build was stopped.
process.on('disconnect', () => process.exit());
