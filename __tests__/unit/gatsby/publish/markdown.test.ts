import { mainOf, markdownOf } from '../../../../src/gatsby/publish/files/page-markdown';
import { postMarkdown } from '../../../../src/gatsby/publish/files/post-markdown';
import { insertionsOf } from '../../../../src/gatsby/read/insertions';
import { formatEuro } from '../../../../src/lib/format';
import { contentOf } from '../../../support/content';

const host = 'https://kern.example';
const conversations = contentOf('conversations');
const [name = '', chat] = Object.entries(conversations)[0] ?? [];
const packages = contentOf('packages');
const sources = { packages, 'booking-plans': contentOf('booking-plans'), conversations };
const insertions = insertionsOf(sources, {});
const facts = { title: 'Das Pult', author: 'Georg Kern', date: '2026-03-02' };
const markdown = (text: string) =>
  postMarkdown(`---\ntitle: x\n---\n\n${text}\n`, facts, insertions, conversations, host);

test('a post as Markdown says what its components put in', () => {
  const text = markdown(
    `Ab <Preis paket="home.basic.erstes-jahr" />.\n\n<Gespraech name="${name}" />`,
  );
  const [card] = packages.home?.cards ?? [];
  expect(text).toContain(`Ab ${formatEuro((card?.setup ?? 0) + 12 * (card?.monthly ?? 0))}.`);
  for (const message of chat?.messages ?? []) expect(text).toContain(message.text);
  expect(text).not.toContain('<');
});

test('it opens with its title and who wrote it, and its links are in full', () => {
  const text = markdown('[Preise](/#preise)');
  expect(text).toBe(`# Das Pult\n\nGeorg Kern, 2026-03-02\n\n[Preise](${host}/#preise)\n`);
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
