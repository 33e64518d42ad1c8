import { prefetchOnIntent } from '../prefetch-on-intent';

const loaded: string[] = [];
beforeAll(() => prefetchOnIntent(document, (path) => loaded.push(path)));
beforeEach(() => {
  loaded.splice(0);
  jest.useFakeTimers();
});

/** What is loaded when the first link of this markup, or what is in it, gets an event. */
function after(event: string, markup: string): string[] {
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  (link?.firstElementChild ?? link)?.dispatchEvent(new Event(event, { bubbles: true }));
  // A touch is answered first.
  expect(loaded).toEqual([]);
  jest.runAllTimers();
  return loaded;
}

test.each(['pointerover', 'focusin'])('%s on a link loads its page', (event) => {
  expect(after(event, '<a href="/blog?x=1#y"><b>Blog</b></a>')).toEqual(['/blog']);
});

test.each([
  ['of another site', '<a href="https://example.org/blog">Blog</a>'],
  ['to a place on this page', '<a href="#fragen">Fragen</a>'],
  ['to a file', '<a href="/video/film.mp4">Film</a>'],
  ['that opens a new tab', '<a href="/blog" target="_blank">Blog</a>'],
  ['without an address', '<a>Blog</a>'],
])('a link %s loads nothing', (_what, markup) => {
  expect(after('pointerover', markup)).toEqual([]);
});
