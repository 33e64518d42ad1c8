import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { finishPages } from '../finish-site';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

/** What React's server stream writes, as Gatsby uses it. */
function render(parts: ReactNode[]): Promise<string> {
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        chunks.push(Buffer.from(chunk));
        next();
      },
      final: (next) => {
        done(Buffer.concat(chunks).toString('utf8'));
        next();
      },
    });
    const { pipe } = renderToPipeableStream(createElement('p', null, ...parts), {
      onAllReady: () => void pipe(target),
    });
  });
}

test('C08 NUL bytes that React leaves within words are taken out, and nothing else', async () => {
  // In some of them a buffer of 2,048 bytes ends in the middle of an umlaut.
  const texts = [1, 2, 3, 4].map((length) => [
    'a'.repeat(length),
    ...Array<string>(900).fill('für'),
  ]);
  const html = await Promise.all(texts.map(render));
  expect(html.some((page) => page.includes('\0'))).toBe(true);
  const frame = (body: string) => `<style data-href="/component---x.css"></style>${body}`;
  const folder = temporaryFolder({
    'component---x.css': '',
    'chunk-map.json': '{"run-react":[]}',
    'webpack.stats.json': '{"assetsByChunkName":{"app":[]}}',
    'page-data/app-data.json': '{"webpackCompilationHash":"0123"}',
  });
  const pages = html.map((body, index) => ({
    file: `${index}.html`,
    html: `${frame(body)}<template id="scripts"></template>`,
  }));
  const finished = finishPages(folder, folder, [], pages);
  texts.forEach((text, index) =>
    expect(finished[index]?.html.replace(/<template data-script.*$/, '')).toBe(
      frame(`<p>${text.join('<!-- -->')}</p>`),
    ),
  );
});
