import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PageScripts,
  chunkList,
  preparePageScripts,
  reactEntry,
  scriptsAfterPaint,
  startScript,
} from '../scripts-after-paint';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const built = '<head></head><body><h1>Seite</h1><template id="scripts"></template></body>';
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
  const { start } = preparePageScripts(folder, folder);
  expect(readFileSync(join(folder, start), 'utf8')).toBe(startScript);
});

describe('the scripts of a template', () => {
  const page = `<style data-href="/component---post-tsx.1.css"></style>${built}`;

  test('come before those of the app, and after the list they need', () => {
    const waiting = [...finish(page).matchAll(/<template data-script="([^"]*)">/g)];
    expect(waiting.map(([, address]) => address)).toEqual([
      ...['/chunks-1.js', '/12-1.js', '/post-1.js', '/webpack-runtime-1.js', '/b.js'],
    ]);
  });

  test('are known by the chunks of the build', () => {
    const folder = temporaryFolder({
      'chunk-map.json': `{"${reactEntry}":[]}`,
      ...ofBuild,
      'webpack.stats.json': '{"assetsByChunkName":{"app":["b.js"],"a":["12.js","a.1.css","a.js"]}}',
    });
    expect(preparePageScripts(folder, folder)).toMatchObject({
      ofApp: ['/b.js'],
      ofTemplates: { a: ['/12.js', '/a.js'] },
    });
  });
});

test('what Gatsby writes into every page is a script of its own', () => {
  const folder = temporaryFolder({
    'chunk-map.json': JSON.stringify({
      ...{ app: ['/app.css', '/app.js'], 'component---b': ['/b.css'] },
      // Documents bring no rules of this one, so it has to load them.
      ...{ conversation: ['/c.css', '/c.js'], [reactEntry]: ['/run.js'] },
    }),
    'run.js': '"use strict";runReact();',
    ...ofBuild,
  });
  expect(chunkList(folder)).toBe(
    'runReact();window.___webpackCompilationHash="0123";window.___chunkMapping="/app.css /b.css"',
  );
});

test('a page without its scripts stops the build', () => {
  expect(() => finish('<body></body>')).toThrow('a.html');
});
