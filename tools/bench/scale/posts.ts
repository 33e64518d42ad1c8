import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const posts = readdirSync('content/blog').map((name) => join('content/blog', name));
const sources = posts.map((folder) => readFileSync(join(folder, 'index.mdx'), 'utf8'));
const frontmatter = /^---\n([\s\S]*?)\n---\n/;
const [, fields = ''] = frontmatter.exec(sources[0] ?? '') ?? [];

/**
 * Paragraphs, headings, lists of the real posts; what only this site understands stays out. All
 * headings are of one level: in another order one could be skipped.
 */
const blocks = sources
  .flatMap((source) => source.replace(frontmatter, '').split(/\n{2,}/))
  .map((block) => block.replace(/^#{3,} /, '## '))
  .filter((block) => block.trim() !== '' && !/[<{]|\[\^|\]\(\/blog|!\[/.test(block));

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A post of 10 to 60 blocks; the first is the newest, and all are older than the real ones. */
function sourceOf(index: number): string {
  const next = numbersFrom(index);
  const body = Array.from({ length: 10 + next(51) }, () => blocks[next(blocks.length)]);
  const date = new Date(Date.UTC(2020, 0, 1 - index)).toISOString().slice(0, 10);
  const head = fields
    .replace(/^title:.*$/m, `title: 'Was im Betrieb liegen bleibt, wenn es läutet, Folge ${index}'`)
    .replace(/^date:.*$/m, `date: ${date}`)
    .replace(/^cover:.*$/m, 'cover: ./cover.png')
    .replace(/^updated:.*\n/m, '');
  return `---\n${head}\n---\n\n${body.join('\n\n')}\n`;
}

/**
 * Adds posts with covers to a folder, up to a count: the covers of the real posts in turn, so that
 * texts are measured and not the encoding of pictures, or one of its own for each post.
 */
export async function addPosts(
  folder: string,
  text: string,
  count: number,
  ownCovers: boolean,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let index = readdirSync(folder).length; index < count; index += 1) {
    const post = join(folder, `beitrag-${String(index).padStart(5, '0')}`);
    mkdirSync(post);
    writeFileSync(join(post, text), sourceOf(index));
    const cover = join(posts[index % posts.length] ?? '', 'cover.png');
    const target = join(post, 'cover.png');
    const look = { hue: index % 360, brightness: 1 - Math.floor(index / 360) / 100 };
    if (ownCovers) await sharp(cover).modulate(look).png().toFile(target);
    else copyFileSync(cover, target);
  }
}

/** Adds a sentence to one post in the middle. */
export function changePost(folder: string, text: string, sentence: string): void {
  const names = readdirSync(folder).sort();
  const file = join(folder, names[Math.floor(names.length / 2)] ?? '', text);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`);
}
