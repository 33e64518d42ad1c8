import { fileCache } from '../file-cache';
import { postMarkdown } from '../files/page-markdown';
import { at, contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const host = 'https://kern.example';
const author = at(contentOf('people'), 0);
const around = { conversations: {}, authors: contentOf('people') };

test('a post as Markdown has title, author, date and whole addresses', async () => {
  const post = {
    html: '<p>Text, <a href="/trial">Demo</a></p>',
    ...{ title: 'Beitrag', author: author.id, date: '2026-01-05', pictures: {} },
  };
  const cache = fileCache(temporaryFolder({}));
  expect(String(await postMarkdown(post, around, host, cache))).toBe(
    `# Beitrag\n\n${author.name}, 2026-01-05\n\nText, [Demo](${host}/trial)\n`,
  );
});
