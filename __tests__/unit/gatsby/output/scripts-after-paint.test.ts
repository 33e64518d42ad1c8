/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PageScripts,
  preparePageScripts,
  reactEntry,
  scriptsAfterPaint,
  startScript,
  writeChunkList,
} from '../../../../src/gatsby/output/scripts-after-paint';
import { temporaryFolder } from '../../../support/temporary-folder';

const begin = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const ofGatsby = `
  <script  id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
  <script>window.___webpackCompilationHash="0123";</script><script src="/b.js" async></script>`;
const built = `<head></head><body><h1>Seite</h1>${begin}${ofGatsby}${end}</body>`;
const scripts: PageScripts = {
  start: '/start-1.js',
  chunkList: '/chunks-1.js',
  ofApp: ['/webpack-runtime-1.js', '/b.js'],
  ofTemplates: { 'component---post-tsx': ['/12-1.js', '/post-1.js'] },
};
const finish = (html: string, using = scripts) =>
  scriptsAfterPaint({ file: 'a.html', html }, using).html;
const ofBuild = { 'page-data/app-data.json': '{"webpackCompilationHash":"0123"}' };

test('what is below the first screen waits', () => {
  const parts = ['still="top"', 'section="0"', 'section="1"', 'section="10"', 'still="end"'];
  const page = finish(parts.map((part) => `<div data-${part}></div>`).join('') + built);
  expect([...page.matchAll(/data-(\S+) data-later>/g)].map(([, part]) => part)).toEqual(
    parts.slice(2),
  );
});

test('what begins them comes beside the document, with no other script', () => {
  const [asked] = [...finish(built).matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(asked).toBe('<script src="/start-1.js" async>');
  expect(finish(built).match(/<script/g)).toHaveLength(1);
  const folder = temporaryFolder({
    ...ofBuild,
    'chunk-map.json': `{"${reactEntry}":[]}`,
    'webpack.stats.json': '{"assetsByChunkName":{"app":[]}}',
  });
  const { start } = preparePageScripts(folder);
  expect(readFileSync(join(folder, start), 'utf8')).toBe(startScript);
});

test('a page kept from the last build is the same after the next one', () => {
  const page = `<div data-section="3"></div>${built}`;
  expect(finish(finish(page))).toBe(finish(page));
});

describe('the scripts of a template', () => {
  const page = `<style data-href="/component---post-tsx.1.css"></style>${built}`;

  test('come before those of the app, and after the list they need', () => {
    const waiting = [...finish(page).matchAll(/<template data-script="([^"]*)">/g)];
    expect(waiting.map(([, address]) => address)).toEqual([
      ...['/chunks-1.js', '/12-1.js', '/post-1.js', '/webpack-runtime-1.js', '/b.js'],
    ]);
  });

  test('are those of this build on a page kept from the last one', () => {
    const now: PageScripts = {
      ...scripts,
      ofApp: ['/b-2.js'],
      ofTemplates: { 'component---post-tsx': ['/post-2.js'] },
    };
    expect(finish(finish(page), now)).toBe(finish(page, now));
    expect(finish(page, now)).not.toMatch(/post-1|b\.js/);
  });

  test('are known by the chunks of the build', () => {
    const folder = temporaryFolder({
      'chunk-map.json': `{"${reactEntry}":[]}`,
      ...ofBuild,
      'webpack.stats.json': '{"assetsByChunkName":{"app":["b.js"],"a":["12.js","a.1.css","a.js"]}}',
    });
    expect(preparePageScripts(folder)).toMatchObject({
      ofApp: ['/b.js'],
      ofTemplates: { a: ['/12.js', '/a.js'] },
    });
  });
});

test('what Gatsby writes into every page is a script of its own, in every build the same', () => {
  const page = finish(built);
  expect(page).not.toMatch(/___|gatsby-/);
  expect(finish(page, { ...scripts, chunkList: '/chunks-2.js' })).toBe(
    page.replace('/chunks-1.js', '/chunks-2.js'),
  );
  const folder = temporaryFolder({
    'chunk-map.json': JSON.stringify({
      ...{ app: ['/app.css', '/app.js'], 'component---b': ['/b.css'] },
      // Documents bring no rules of this one, so it has to load them.
      ...{ conversation: ['/c.css', '/c.js'], [reactEntry]: ['/run.js'] },
    }),
    'run.js': '"use strict";runReact();',
    ...ofBuild,
  });
  const address = writeChunkList(folder);
  expect(address).toMatch(/^\/chunks-[0-9a-f]{12}\.js$/);
  expect(readFileSync(join(folder, address), 'utf8')).toBe(
    'runReact();window.___webpackCompilationHash="0123";window.___chunkMapping="/app.css /b.css"',
  );
  expect(writeChunkList(folder)).toBe(address);
});

test('a page without its scripts stops the build', () => {
  expect(() => finish('<body></body>')).toThrow('a.html');
});
