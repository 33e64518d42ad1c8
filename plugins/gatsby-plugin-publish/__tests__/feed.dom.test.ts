import { parse } from 'node-html-parser';
import { articleText, feed } from '../feed';
import { contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const post = {
  ...{ route: '/blog/größe', title: 'Fragen & Antworten <KI>', excerpt: 'Ist 1 < 2 & "wahr"?' },
  ...{ description: null, category: 'KI', author: 'niemand', cover: null },
  ...{ date: '2026-01-02', updated: null },
};

const article = `<article><header><h1>Titel</h1></header>
<div class="x"><p style="color:red">Eins<span> zwei</span>, <a href="/trial?a=1&amp;b=2" class="y">drei</a></p>
<picture><source srcset="/b.avif"><img src="/b.png" alt="Bild" width="2"></picture></div>
<aside>Werbung</aside></article>`;

test('the text of a post stands outside its page: no looks, addresses in full', () => {
  expect(articleText(parse(article), 'https://a.at').replace(/\s*\n\s*/g, '')).toBe(
    '<p>Eins zwei, <a href="https://a.at/trial?a=1&amp;b=2">drei</a></p><img src="https://a.at/b.png" alt="Bild">',
  );
});

test('M1 the feed is well-formed, German, and says titles as typed', () => {
  const publicDir = temporaryFolder({ 'blog/größe.html': `<main>${article}</main>` });
  const publication = {
    ...{
      site: contentOf('site'),
      navigation: contentOf('navigation'),
      authors: [],
    },
    ...{ redirects: [], appointments: undefined, pages: [], posts: [post] },
  };
  const xml = feed(publicDir, publication, 'https://a.at');
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('xml:lang')).toBe('de-AT');
  // As a reader shows HTML.
  const shown = (name: string) =>
    parse(document.querySelector(`entry > ${name}`)?.textContent ?? '').text;
  expect([shown('title'), shown('summary')]).toEqual([post.title, post.excerpt]);
  expect(document.querySelector('entry > id')?.textContent).toBe(
    'https://a.at/blog/gr%C3%B6%C3%9Fe',
  );
  expect(document.querySelector('entry > published')?.textContent).toBe('2026-01-02T00:00:00.000Z');
});
