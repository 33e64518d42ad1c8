import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Writes the files of a contender into its folder. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** What makes a search and posts as Markdown for machines, in the versions of this project. */
export const extras = [
  ...['pagefind', 'unified', 'rehype-parse'],
  ...['rehype-remark', 'remark-gfm', 'remark-stringify'],
].map((name) => `${name}@${dependencies[name] ?? 'latest'}`);

/** A program that builds a site, and then its search index and the Markdown of its posts at once. */
export const thenPublished = (
  program: string,
  site: string,
) => `import { execFileSync, spawn } from 'node:child_process';
execFileSync(process.execPath, ['${program}', 'build'], { stdio: 'inherit' });
for (const args of [['node_modules/pagefind/lib/runner/bin.cjs', '--site', '${site}'], ['markdown.mjs']])
  spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => { process.exitCode ||= code ?? 1; });
`;

export const keptMarkdown = 'markdown';

/** Writes each post as Markdown beside its page, made once for each state of it, as ours is. */
export const thenMarkdown = (site: string) => `import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { unified } from 'unified';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkGfm).use(remarkStringify).freeze();
const folder = '${site}/artikel/';
mkdirSync('${keptMarkdown}', { recursive: true });
for (const name of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'))) {
  const [, text = ''] = /<(?:main|article)[^>]*>([\\s\\S]*)<\\/(?:main|article)>/.exec(readFileSync(folder + name, 'utf8')) ?? [];
  const kept = '${keptMarkdown}/' + createHash('sha1').update(text).digest('hex');
  if (!existsSync(kept)) writeFileSync(kept, String(await processor.process(text)));
  copyFileSync(kept, folder + name.replace(/html$/, 'md'));
}
`;
