// Runs as a process of its own, see check-beside.ts. What fails ends it.
import { siteUrl } from '../../config/env';
import { checkContent } from '../check/check-content';
import { keptFolder } from '../publish/kept-files';
import { type CheckedPost, keepPostMarkdown } from '../publish/files/post-markdown';
import type { Content } from '../read/read-content';

async function check(): Promise<void> {
  let posts: CheckedPost[] = [];
  let sources: Content['sources'] = {};
  const findings = await checkContent(process.cwd(), new Date(), (content) => {
    // All content would be too much to keep.
    posts = content.posts.map(({ file, data: { title, author, date }, text: { pictures } }) => ({
      file,
      data: { title, author, date },
      text: { pictures },
    }));
    sources = content.sources;
    return Promise.resolve([]);
  });
  await new Promise((sent) => process.send?.(findings, sent));
  // The build goes on, and does not need all cores for a while.
  if (findings.problems.length === 0)
    await keepPostMarkdown({ posts, sources }, siteUrl, keptFolder);
}

void check().then(() => process.disconnect());
// It is done, or the build was stopped.
process.on('disconnect', () => process.exit());
