import { compileText } from '../read-file';

const file = 'content/blog/eins/index.mdx';
const price = (text: string) => ({ Preis: { 'home.pro': { text } } });

test('a text is compiled once for each state of it', async () => {
  const first = await compileText(file, 'Alt', {});
  expect(first.html).toBe('<p>Alt</p>');
  expect(await compileText(file, 'Alt', {})).toBe(first);
  expect((await compileText(file, 'Neu', {})).html).toBe('<p>Neu</p>');
});

test('a changed price is of interest to texts that name prices, and to no others', async () => {
  const named = 'Ab <Preis paket="home.pro" />.';
  for (const source of [named, 'Ohne Preis.']) {
    const before = await compileText(file, source, price('10'));
    const after = await compileText(file, source, price('20'));
    expect(after === before).toBe(source !== named);
  }
  expect((await compileText(file, named, price('20'))).html).toBe('<p>Ab 20.</p>');
});
