import { criticalStyles } from '../critical-styles';

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

test('a page without classes keeps the rules for elements', () => {
  expect(criticalStyles(sheet)('<p>x</p>', [])).toBe('a{color:red}');
});

test('a page keeps the rules that its scripts may draw by', () => {
  expect(criticalStyles('.a{top:0}.b{top:1px}')('<p>x</p>', ['x="a",y=css.b0'])).toBe('.a{top:0}');
});
