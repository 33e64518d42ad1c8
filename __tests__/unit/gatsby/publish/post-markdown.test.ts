/** @jest-environment node */
import { join } from 'node:path';
import {
  keepPostMarkdown,
  markdownCache,
  markdownWork,
  postMarkdown,
} from '../../../../src/gatsby/publish/files/post-markdown';
import { at, contentOf } from '../../../support/content';
import { temporaryFolder } from '../../../support/temporary-folder';

const host = 'https://kern.example';
const sources = { authors: contentOf('authors') };
const author = at(sources.authors, 0);

/** So many posts as the content check hands them on; the first has a picture. */
function checkedPosts(count: number) {
  const texts = Array.from({ length: count }, (_, index): [string, string] => [
    `${index}.mdx`,
    `---\ntitle: x\n---\n\nText ${index}, [Demo](/trial)\n`,
  ]);
  const folder = temporaryFolder(Object.fromEntries(texts));
  return texts.map(([name], index) => ({
    file: join(folder, name),
    data: { title: `Beitrag ${index}`, author: author.id, date: '2026-01-05' },
    text: { pictures: index === 0 ? ['./bild.jpg'] : [] },
  }));
}

/** What is begun early of some posts; there is something. */
function workOn(posts: ReturnType<typeof checkedPosts>, keep: string) {
  const work = markdownWork({ posts, sources }, keep);
  if (work === undefined) throw new Error('Nothing is begun.');
  return work;
}

test('what was made early is found when it is published', async () => {
  const keep = temporaryFolder({});
  const posts = checkedPosts(101);
  await keepPostMarkdown(workOn(posts, keep), host, keep);
  const kept = markdownCache(keep);
  const [withPicture, other] = [at(posts, 0), at(posts, 1)];
  const tell = ({ file, data }: typeof other) =>
    postMarkdown(
      { ...data, file, pictures: {} },
      { sources, authors: sources.authors },
      host,
      kept,
    );
  expect(String(await tell(other))).toBe(
    `# Beitrag 1\n\n${author.name}, 2026-01-05\n\nText 1, [Demo](${host}/trial)\n`,
  );
  expect(kept.made()).toBe(0);
  await tell(withPicture);
  expect(kept.made()).toBe(1);
});

test('for a few posts nothing is begun early', () => {
  const folder = temporaryFolder({});
  expect(markdownWork({ posts: checkedPosts(4), sources }, folder)).toBeUndefined();
});
