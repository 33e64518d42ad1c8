import { criticalStyles, inlineConstants } from '../critical-styles';

const sheet = [
  'a{color:red}',
  '.card{color:red}.card:hover,.lost{color:blue}',
  '.card .lost{color:red}.card:not(.lost){color:red}',
  '@media (max-width:40em){.lost{color:red}}',
  '@keyframes rise{from{opacity:0}}.card{animation:.2s rise}@keyframes fall{to{opacity:0}}',
].join('');

test('a page keeps the rules that its markup can use, and the animations that these name', () => {
  expect(criticalStyles(sheet)('<p class="card open">x</p>', [])).toBe(
    [
      'a{color:red}.card{color:red}.card:hover{color:blue}',
      '.card:not(.lost){color:red}',
      '@keyframes rise{from{opacity:0}}.card{animation:.2s rise}',
    ].join(''),
  );
});

test('a page keeps the rules that its scripts may draw by', () => {
  expect(criticalStyles('._a{top:0}.b{top:0}')('<p>', ['x="_a",y=css.b0'])).toBe('._a{top:0}');
});

test('a page says its colours and lengths where it uses them, unless they change', () => {
  const root = (more: string) => `<style>:root{--ink: #111;--mute: #222;${more}--g: min(1px,2vw)}`;
  const rules = 'a{color:var(--ink);gap:var(--g)}.night{--mute:#333;color:var(--mute)}</style>';
  const page = root('--flag: #444;--brick: #555;') + rules + '<path fill="var(--ink)"/>';
  expect(inlineConstants(page, ['fill:"var(--brick)"'])).toBe(
    '<style>:root{--mute: #222;--brick: #555;--g: min(1px,2vw)}' +
      rules.replace('var(--ink)', '#111') +
      '<path fill="#111"/>',
  );
});
