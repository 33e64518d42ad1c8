import { join } from 'node:path';
import { fileCache } from '../file-cache';
import { postMarkdown } from '../files/post-markdown';
import { at, contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const host = 'https://kern.example';
const author = at(contentOf('people'), 0);
const around = { sources: { people: contentOf('people') }, authors: contentOf('people') };

test('a post as Markdown has title, author, date and whole addresses', async () => {
  const folder = temporaryFolder({ 'a.mdx': '---\ntitle: x\n---\n\nText, [Demo](/trial)\n' });
  const post = {
    file: join(folder, 'a.mdx'),
    ...{ title: 'Beitrag', author: author.id, date: '2026-01-05', pictures: {} },
  };
  const cache = fileCache(join(folder, 'cache'));
  expect(String(await postMarkdown(post, around, host, cache))).toBe(
    `# Beitrag\n\n${author.name}, 2026-01-05\n\nText, [Demo](${host}/trial)\n`,
  );
});
