import { type Publication, cardPath } from '../published';
import { postHtml } from './post-html';
import { loadPackages } from '../load-packages';
import { codePages } from '../../gatsby-source-content';

/** How many posts the feed carries; readers keep the older ones. */
const newest = 20;

/** The newest posts as Atom, each with its whole text. */
export async function feed(publication: Publication, host: string): Promise<string> {
  const { site, authors, posts } = publication;
  const latest = posts.slice(0, newest);
  const changes = latest.map(({ date, updated }) => Date.parse(updated ?? date));
  const { Feed } = await loadPackages();
  const atom = new Feed({
    title: `${site.name} Blog`,
    description: site.tagline,
    id: `${host}${codePages.blog}`,
    link: `${host}${codePages.blog}`,
    language: 'de-AT',
    favicon: `${host}/favicon-32.png`,
    copyright: site.name,
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { atom: `${host}/feed.xml` },
  });
  for (const post of latest) {
    const address = `${host}${post.route}`;
    const author = authors.find(({ id }) => id === post.author)?.name ?? site.name;
    atom.addItem({
      title: post.title,
      id: address,
      link: address,
      description: post.excerpt,
      content: postHtml(post, publication, host),
      author: [{ name: author }],
      // Atom wants the term, RSS the name.
      category: [{ name: post.category, term: post.category }],
      image: `${host}${cardPath(post.route)}`,
      published: new Date(post.date),
      date: new Date(post.updated ?? post.date),
    });
  }
  return atom.atom1();
}
