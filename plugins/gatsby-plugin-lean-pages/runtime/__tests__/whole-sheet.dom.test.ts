import { loadWholeSheet } from '../whole-sheet';

test('the rules of the site come once, without its fonts, between those of the page and of paper', async () => {
  document.head.innerHTML = '<style>p{color:red}</style><link href="/print.css">';
  document.body.innerHTML = '<template data-sheet="/styles.css"></template>';
  const text = async () => '@font-face{src:url(/a.woff2)}p{color:red}b{color:red}';
  const fetched = Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, text })) });
  await Promise.all([loadWholeSheet(), loadWholeSheet()]);
  expect([...document.head.children].map(({ textContent }) => textContent)).toEqual([
    'p{color:red}',
    'p{color:red}b{color:red}',
    '',
  ]);
  expect(fetched.fetch).toHaveBeenCalledTimes(1);
});
