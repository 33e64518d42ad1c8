/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  reactEntry,
  scriptsAfterPaint,
  startScript,
  writeChunkList,
} from '../../../../src/gatsby/output/scripts-after-paint';
import { temporaryFolder } from '../../../support/temporary-folder';

const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const built = `<body><h1>Seite</h1><script src="/a.js" async></script><script src="/b.js" async=""></script>${end}</body>`;
const finish = (html: string) => scriptsAfterPaint({ file: 'a.html', html }, '/chunks-1.js').html;

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
  expect(scripts()).toEqual(['/chunks-1.js', '/a.js', '/b.js']);
});

test.each(['pointerdown', 'touchstart', 'keydown'])('%s begins them at once, and once', (wake) => {
  const scripts = open();
  document.body.dispatchEvent(new Event(wake, { bubbles: true }));
  document.body.dispatchEvent(new Event(wake, { bubbles: true }));
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(['/chunks-1.js', '/a.js', '/b.js']);
});

test('a page kept from the last build is the same after the next one', () => {
  expect(finish(finish(built))).toBe(finish(built));
});

test('the list of files by chunk is a script of its own, in every build the same', () => {
  const inline = '<script  id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>';
  const page = finish(inline + built);
  expect(page).toBe(finish(built));
  expect(scriptsAfterPaint({ file: 'a.html', html: page }, '/chunks-2.js').html).toBe(
    page.replace('/chunks-1.js', '/chunks-2.js'),
  );
  const folder = temporaryFolder({
    'chunk-map.json': `{"a":["/a.css"],"${reactEntry}":["/run.js"]}`,
    'run.js': '"use strict";runReact();',
  });
  const address = writeChunkList(folder);
  expect(address).toMatch(/^\/chunks-[0-9a-f]{20}\.js$/);
  expect(readFileSync(join(folder, address), 'utf8')).toBe(
    `runReact();window.___chunkMapping=${JSON.stringify('{"a":["/a.css"]}')}`,
  );
  expect(writeChunkList(folder)).toBe(address);
});

test('a page without its scripts stops the build', () => {
  expect(() => finish('<body></body>')).toThrow('a.html');
});
