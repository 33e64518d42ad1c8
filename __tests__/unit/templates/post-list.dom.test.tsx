import { render, screen, waitFor, within } from '@testing-library/react';
import { blogPages } from '../../../plugins/gatsby-source-content/read/blog';
import PostList from '../../../src/templates/post-list';
import { overviewWords as words } from '../../../src/templates/messages';
import { at, contentOf } from '../../support/content';

/** Shows an overview page of a blog with this many posts, and returns its links to other pages. */
function links(posts: number, page: number) {
  const data = {
    listed: [],
    blog: { data: contentOf('blog') },
  };
  const all = Array.from({ length: posts }, (_, id) => ({ id: `${id}`, route: `/blog/${id}` }));
  const { context } = at(blogPages(all).lists, page - 1);
  render(<PostList data={data} pageContext={context} location={{ pathname: context.route }} />);
  const nav = screen.getByRole('navigation', { name: words.pages });
  const found = within(nav).getAllByRole('link');
  return found.map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('rel'),
  ]);
}

test('a page in the middle leads to newer and older posts, and says which one it is', async () => {
  expect(links(30, 2)).toEqual([
    [words.newer, '/blog', 'prev'],
    [words.older, '/blog/seite/3', 'next'],
  ]);
  const { seo } = contentOf('blog').overview;
  await waitFor(() => expect(document.title).toBe(words.pageTitle(seo.title, 2)));
});
