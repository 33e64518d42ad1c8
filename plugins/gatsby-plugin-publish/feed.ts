import type { HTMLElement } from 'node-html-parser';
import { escaped, readPage } from './built-page';
import { requireFromRoot } from './disk';
import type { Publication } from './publication';
import { codePages } from '../gatsby-source-content';

// An ES module, which Gatsby's compiler cannot import.
const loadFeed: (name: 'feed') => typeof import('feed') = requireFromRoot;

/** How many posts the feed carries; readers keep the older ones. */
const newest = 20;

/** Of a post's article, what is no text of it. */
const beside = 'header, nav, aside, footer, form, button, svg, script, style, [aria-hidden="true"]';
const kept = ['href', 'src', 'alt', 'start', 'colspan'];

/** The newest posts as Atom, each with its whole text as its page has it. */
export function feed(publicDir: string, publication: Publication, host: string): string {
  const { site } = publication;
  const posts = publication.posts.slice(0, newest);
  const changes = posts.map(({ date, updated }) => Date.parse(updated ?? date));
  const { Feed } = loadFeed('feed');
  const atom = new Feed({
    title: `${site.name} Blog`,
    description: site.tagline,
    id: `${host}${codePages.blog}`,
    link: `${host}${codePages.blog}`,
    favicon: `${host}/favicon-32.png`,
    copyright: site.name,
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { atom: `${host}/feed.xml` },
  });
  for (const post of posts) {
    const address = `${host}${encodeURI(post.route)}`;
    atom.addItem({
      // The library writes both as HTML, in which <KI> would be an element.
      title: escaped(post.title),
      description: escaped(post.excerpt),
      id: address,
      link: address,
      content: articleText(readPage(publicDir, post.route), host),
      author: [{ name: post.author ?? site.name }],
      category: [{ name: post.category, term: post.category }],
      published: new Date(post.date),
      date: new Date(post.updated ?? post.date),
    });
  }
  return atom.atom1().replace('<feed ', '<feed xml:lang="de-AT" ');
}

/** The text of a post outside its page: without looks, with addresses in full. */
export function articleText(page: HTMLElement, host: string): string {
  const article = page.querySelector('article');
  if (article === null) throw new Error('A post has no <article>, so the feed would be empty.');
  for (const element of article.querySelectorAll(beside)) element.remove();
  for (const element of article.querySelectorAll('picture'))
    element.replaceWith(element.querySelector('img')?.toString() ?? '');
  for (const element of article.querySelectorAll('*'))
    for (const name of Object.keys(element.attributes))
      if (!kept.includes(name)) element.removeAttribute(name);
  return article.innerHTML
    .replaceAll('\u00ad', '')
    .replace(/<\/?(?:div|span)\s*>/g, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${host}/`);
}
