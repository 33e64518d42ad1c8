/** @jest-environment node */
import { join } from 'node:path';
import { markdownCache, postMarkdown } from '../files/post-markdown';
import { at, contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const host = 'https://kern.example';
const author = at(contentOf('people'), 0);
const around = { sources: { people: contentOf('people') }, authors: contentOf('people') };

test('a post as Markdown has title, author, date and whole addresses, and is made once', async () => {
  const folder = temporaryFolder({ 'a.mdx': '---\ntitle: x\n---\n\nText, [Demo](/trial)\n' });
  const post = {
    file: join(folder, 'a.mdx'),
    ...{ title: 'Beitrag', author: author.id, date: '2026-01-05', pictures: {} },
  };
  const kept = markdownCache(join(folder, 'keep'));
  for (let time = 0; time < 2; time += 1)
    expect(String(await postMarkdown(post, around, host, kept))).toBe(
      `# Beitrag\n\n${author.name}, 2026-01-05\n\nText, [Demo](${host}/trial)\n`,
    );
  expect(kept.made()).toBe(1);
});
