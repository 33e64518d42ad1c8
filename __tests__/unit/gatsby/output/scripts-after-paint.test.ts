/** @jest-environment jsdom */
import { scriptsAfterPaint, startScript } from '../../../../src/gatsby/output/scripts-after-paint';

const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const built = `<body><h1>Seite</h1><script src="/a.js" async></script><script src="/b.js" async=""></script>${end}</body>`;
const finish = (html: string) => scriptsAfterPaint({ file: 'a.html', html }).html;

/** Opens a page that is still loading; returns the scripts it has asked for so far. */
function open(): () => string[] {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  document.body.innerHTML = finish(built);
  // innerHTML runs no script.
  const script = document.createElement('script');
  script.textContent = startScript;
  document.head.replaceChildren(script);
  const sources = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
      ({ src }) => new URL(src).pathname,
    );
  return sources;
}

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
});

test('no script begins before the page is there', () => {
  const scripts = open();
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(['/a.js', '/b.js']);
});

test.each(['pointerdown', 'touchstart', 'keydown'])('%s begins them at once, and once', (wake) => {
  const scripts = open();
  document.body.dispatchEvent(new Event(wake, { bubbles: true }));
  document.body.dispatchEvent(new Event(wake, { bubbles: true }));
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(['/a.js', '/b.js']);
});

test('a page kept from the last build is the same after the next one', () => {
  expect(finish(finish(built))).toBe(finish(built));
});

test('a page without its scripts stops the build', () => {
  expect(() => finish('<body></body>')).toThrow('a.html');
});
