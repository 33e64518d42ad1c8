import { lettersOfModules } from '../../webpack/short-class-names';
import { finishPages } from '../finish-site';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

/** The letters of a section's classes. */
const [section = ''] = lettersOfModules('src', 'sections/');
const [band = ''] = lettersOfModules('src', 'components/contact-band.');
const css =
  'p{top:0}.a0{top:1px}.a1,.a2{top:2px}.a0 .a3{top:3px}.a0:not(.a9){top:4px}' +
  '@media (width<1px){.a1{top:5px}.a4{top:6px}}@media print{.a4{top:7px}}.b0{top:8px}.c0{top:9px}.d0{top:10px}' +
  `.${section}0{top:11px}.${section}1{top:12px}`;

const cssOfShell = `b{top:0}.${band}0{top:1px}@media print{.${band}1{top:2px}.e0{top:3px}}`;

/** The sheets of a page with this body, in a build with one script and that of conversations. */
function sheetsOf(body: string): (string | undefined)[] {
  const scripts = {
    'app-1.js': 'e.className="b0 "+t',
    'conversation-1.js': 'e.className="c0"',
    'component---x-1.js': `e.className="${section}0"`,
    'component---y-1.js': 'e.className="d0"',
  };
  const raw = temporaryFolder({
    ...scripts,
    'component---x.css': css,
    'app.css': cssOfShell,
    'chunk-map.json': '{"run-react":[],"app":["/app-1.js","/app.css"]}',
    'webpack.stats.json': '{"assetsByChunkName":{"app":[]}}',
    'page-data/app-data.json': '{"webpackCompilationHash":"0123"}',
  });
  const file = 'index.html';
  const html =
    `<style data-href="/component---x.css">${css}</style><style data-href="/app.css">${cssOfShell}</style>${body}` +
    '<template id="scripts"></template>';
  const [finished] = finishPages(raw, raw, Object.keys(scripts), [{ file, html }]);
  return [...(finished?.html ?? '').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => text,
  );
}

const sheetOf = (body: string) => sheetsOf(body)[0];

test('a page has the rules for its classes, those without any, and those scripts need', () => {
  expect(sheetOf('<p class="a0 x"></p>')).toBe(
    'p{top:0}.a0{top:1px}.a0:not(.a9){top:4px}.b0{top:8px}',
  );
});

test('rules for what only a conversation draws are on the pages that have one', () => {
  expect(sheetOf('<p data-guided-place="luigi"></p>')).not.toContain('.c0');
  expect(sheetOf('<button type="button" data-guided="luigi">Ausprobieren</button>')).toContain('.c0');
});

test('what the scripts of another template draw is not on the page', () => {
  expect(sheetOf('<p></p>')).not.toContain('.d0');
});

test('what scripts draw in a section is on the pages that have it', () => {
  expect(sheetOf('<p></p>')).not.toContain(`.${section}0`);
  expect(sheetOf(`<p class="${section}1"></p>`)).toContain(`.${section}0{top:11px}`);
});

test('selectors and media queries of a rule are looked at one by one', () => {
  expect(sheetOf('<p class="a2"></p>')).toBe('p{top:0}.a2{top:2px}.b0{top:8px}');
  expect(sheetOf('<p class="a1"></p>')).toContain('@media (width<1px){.a1{top:5px}}.b0');
});

test('classes made from style attributes are rules of their page', () => {
  expect(sheetOf('<p style="left:9px"></p>')).toMatch(/\.S\w{4}:not\(#s\)\{left:9px\}$/);
});

test('the rules of the contact band are on the pages that have it, those of the shell on all', () => {
  const rest = 'b{top:0}@media print{.e0{top:3px}}';
  expect(sheetsOf('<p></p>')).toEqual(['p{top:0}.b0{top:8px}', rest]);
  expect(sheetsOf(`<p class="${band}0"></p>`)).toEqual([
    `.${band}0{top:1px}p{top:0}.b0{top:8px}`,
    rest,
  ]);
});
