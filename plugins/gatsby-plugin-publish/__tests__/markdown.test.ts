import { mainOf } from '../../gatsby-plugin-lean-pages';
import { markdownOf } from '../files/page-markdown';
import { postHtml } from '../files/post-html';
import { formatEuro } from '../../../src/lib/format';
import { compiledPost } from '../../../__tests__/support/compiled-post';
import { contentOf } from '../../../__tests__/support/content';

const host = 'https://kern.example';
const conversations = contentOf('conversations');
const [name = '', chat] = Object.entries(conversations)[0] ?? [];
const packages = contentOf('packages');
const pictures = { 'pult.jpg': '/static/1/pult.jpg' };

/** A post as feed readers get it, and as Markdown. */
async function told(text: string): Promise<{ html: string; markdown: string }> {
  const html = postHtml({ html: await compiledPost(text), pictures }, { conversations }, host);
  return { html, markdown: await markdownOf(html, host, true) };
}

test('a post as Markdown says what its components put in', async () => {
  const { markdown } = await told(
    `Ab <Preis paket="home.basic.erstes-jahr" />.\n\n<Gespraech name="${name}" />`,
  );
  const [card] = packages.home?.cards ?? [];
  expect(markdown).toContain(`Ab ${formatEuro((card?.setup ?? 0) + 12 * (card?.monthly ?? 0))}.`);
  for (const message of chat?.messages ?? []) expect(markdown).toContain(message.text);
  expect(markdown).not.toContain('<');
});

test('its links are in full', async () => {
  expect((await told('[Preise](/#preise)')).markdown).toBe(`[Preise](${host}/#preise)\n`);
});

test('a picture beside it has its full address and its caption', async () => {
  const { html, markdown } = await told('![Ein Pult](./pult.jpg "Um sieben")');
  const address = `${host}/static/1/pult.jpg`;
  expect(html).toContain(`<img src="${address}" alt="Ein Pult">`);
  expect(markdown).toBe(`![Ein Pult](${address})\n\nUm sieben\n`);
});

test('blocks are plain text', async () => {
  const { markdown } = await told(
    '<Hinweis titel="Achtung">Heiß.</Hinweis>\n\n<Zitat von="Maria Muster">Gut.</Zitat>\n\n' +
      '<Kennzahl wert="3 von 4">Anrufe</Kennzahl>\n\n- [x] bestellt',
  );
  expect(markdown).toBe(
    '**Achtung**\n\nHeiß.\n\n> Gut.\n\nMaria Muster\n\n**3 von 4**\n\nAnrufe\n\n- erledigt: bestellt\n',
  );
});

test('a page as Markdown leaves out what only shows, and keeps words apart', async () => {
  const main = mainOf(
    '<header>Kopf</header><main><h1>Werk\u00adstatt</h1><p><b>Kern</b><span>Graz</span></p>' +
      '<svg><text>Bild</text></svg><p aria-hidden="true">Zierde</p><a href="/trial">Demo</a></main>',
  );
  expect(await markdownOf(main, host)).toBe(
    `# Werkstatt\n\n**Kern** Graz\n\n[Demo](${host}/trial)\n`,
  );
});
