/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOfModules } from '../../../../src/gatsby/output/short-class-names';
import { finishPages } from '../../../../src/gatsby/output/finish-pages';
import { temporaryFolder } from '../../../support/temporary-folder';

/** The letters of a section's classes. */
const [section = ''] = lettersOfModules('src', 'sections');
const css =
  'p{top:0}.a0{top:1px}.a1,.a2{top:2px}.a0 .a3{top:3px}.a0:not(.a9){top:4px}' +
  '@media (width<1px){.a1{top:5px}.a4{top:6px}}@media print{.a4{top:7px}}.b0{top:8px}.c0{top:9px}.d0{top:10px}' +
  `.${section}0{top:11px}.${section}1{top:12px}`;

/** The sheet of a page with this body, in a build with one script and that of conversations. */
async function sheetOf(body: string): Promise<string | undefined> {
  const folder = temporaryFolder({
    'component---x.css': css,
    'chunk-map.json': '{"run-react":[]}',
    'webpack.stats.json': '{"assetsByChunkName":{}}',
    'app-1.js': 'e.className="b0 "+t',
    'conversation-1.js': 'e.className="c0"',
    'component---x-1.js': `e.className="${section}0"`,
    'component---y-1.js': 'e.className="d0"',
    'index.html':
      `<style data-href="/component---x.css">${css}</style>${body}` +
      '<template id="page-path" data-path="/"></template><template data-script="/webpack-runtime-1.js"></template>',
  });
  finishPages(folder, ['index.html']);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1];
}

test('a page has the rules for its classes, those without any, and those scripts need', async () => {
  expect(await sheetOf('<p class="a0 x"></p>')).toBe(
    'p{top:0}.a0{top:1px}.a0:not(.a9){top:4px}.b0{top:8px}',
  );
});

test('rules for what only a conversation draws are on the pages that have one', async () => {
  expect(await sheetOf('<p data-try></p>')).not.toContain('.c0');
  expect(await sheetOf('<button type="button" data-try>Ausprobieren</button>')).toContain('.c0');
});

test('what the scripts of another template draw is not on the page', async () => {
  expect(await sheetOf('<p></p>')).not.toContain('.d0');
});

test('what scripts draw in a section is on the pages that have it', async () => {
  expect(await sheetOf('<p></p>')).not.toContain(`.${section}0`);
  expect(await sheetOf(`<p class="${section}1"></p>`)).toContain(`.${section}0{top:11px}`);
});

test('selectors and media queries of a rule are looked at one by one', async () => {
  expect(await sheetOf('<p class="a2"></p>')).toBe('p{top:0}.a2{top:2px}.b0{top:8px}');
  expect(await sheetOf('<p class="a1"></p>')).toContain('@media (width<1px){.a1{top:5px}}.b0');
});

test('classes made from style attributes are rules of their page', async () => {
  expect(await sheetOf('<p style="left:9px"></p>')).toMatch(/\.S\w{4}:not\(#s\)\{left:9px\}$/);
});
