import { compileMdx } from '../../markdown/compile-mdx';

const file = 'content/legal/impressum.mdx';
const fill = {
  inhaber: { text: 'Georg Kern & <Söhne>' },
  telefon: { text: '+43\u00a0316', href: 'tel:+43316' },
};
const compile = (source: string) => compileMdx(file, source, { Angabe: fill });

test('Angabe puts in the text of the owner', async () => {
  expect((await compile('Inhaber: <Angabe name="inhaber" />.')).html).toContain(
    'Inhaber: Georg Kern &#x26; &#x3C;Söhne>.',
  );
});

test('Angabe with an address is a link, even tel:, which authors may not use', async () => {
  expect((await compile('Tel. <Angabe name="telefon" />')).html).toContain(
    '<a href="tel:+43316">+43\u00a0316</a>',
  );
});

test('Angabe works inside a list', async () => {
  expect((await compile('- <Angabe name="inhaber" />')).html).toContain('Georg Kern');
});

test('what was put in counts as words', async () => {
  expect((await compile('Tel. <Angabe name="telefon" />')).plainText).toBe('Tel. +43\u00a0316');
});

test('Preis puts in a price; an unknown one is named with what is allowed', async () => {
  const prices = { Preis: { 'home.pro': { text: 'ab 100\u00a0€' } } };
  const known = await compileMdx(file, 'PRO kostet <Preis paket="home.pro" />.', prices);
  expect(known.plainText).toBe('PRO kostet ab 100\u00a0€.');
  const { problems } = await compileMdx(file, 'PRO kostet <Preis paket="home.max" />.', prices);
  expect(problems).toMatchObject([{ message: expect.stringContaining('erlaubt: home.pro') }]);
});
