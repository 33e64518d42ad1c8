import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../plugins/gatsby-source-content/check/check-content';
import { nameOf } from '../../../tools/content/name-of';
import { cover, newCover } from '../../../tools/content/new-cover';
import { newPage } from '../../../tools/content/new-page';
import { newPost } from '../../../tools/content/new-post';
import { loadDictionary } from '../../../tools/content/spelling/dictionary';
import { contentTree, pageSource, postSource } from '../../support/content-tree';

const now = new Date('2026-01-05T12:00:00Z');

test('a new post is a draft that the check has nothing against', async () => {
  const root = contentTree();
  const post = await newPost(root, 'Über Öffnungszeiten & Ärger: was hilft?', now);
  expect(post).toEqual({
    file: 'content/blog/ueber-oeffnungszeiten-und-aerger-was-hilft/index.mdx',
    route: '/blog/ueber-oeffnungszeiten-und-aerger-was-hilft',
  });
  const { problems, remarks } = await checkContent(root, now);
  expect(problems).toEqual([]);
  expect(remarks).toContainEqual(expect.objectContaining({ file: post.file, field: 'draft' }));
});

test('a title that is taken is refused, and so is none', async () => {
  const root = contentTree();
  await expect(newPost(root, 'Pult!', now)).rejects.toThrow('content/blog/pult gibt es schon');
  await expect(newPost(root, ' ', now)).rejects.toThrow('Bitte den Titel angeben');
});

test.each([
  ['Lang '.repeat(40), 'erlaubt sind höchstens 150'],
  ['Thema', 'die Adresse /blog/thema gehört der Website'],
  ['Alter Beitrag', 'leitet /blog/alter-beitrag nach /blog/pult um'],
])('what the check would refuse is refused before a file is written: %s', async (title, reason) => {
  const root = contentTree({
    'data/redirects.yaml': '- { from: /blog/alter-beitrag, to: /blog/pult }\n',
  });
  await expect(newPost(root, title, now)).rejects.toThrow(reason);
  expect(readdirSync(join(root, 'content/blog'))).toEqual(['pult']);
});

test('the address of a long title ends after a word', async () => {
  const { route } = await newPost(contentTree(), 'Wer am Abend anruft und wartet, '.repeat(4), now);
  expect(route).toBe(
    '/blog/wer-am-abend-anruft-und-wartet-wer-am-abend-anruft-und-wartet-wer-am-abend',
  );
});

test('a broken post is no reason against a new one', async () => {
  const broken = { 'blog/kaputt/index.mdx': '---\ntitle: Preis: hoch\n---\nText\n' };
  const { file } = await newPost(contentTree(broken), 'Ein neuer Beitrag', now);
  expect(file).toBe('content/blog/ein-neuer-beitrag/index.mdx');
});

test('a post that could not be made leaves nothing behind, so that the next try can make it', async () => {
  const root = contentTree({ 'blog/pult/index.mdx': '---\ntitle: [\n---\n' });
  const make = () => newPost(root, 'Ein neuer Beitrag', now);
  await expect(make()).rejects.toThrow('Es gibt noch keinen Beitrag');
  await expect(make()).rejects.toThrow('Es gibt noch keinen Beitrag');
});

test('a new post appears with its cover: a running preview never sees half of it', async () => {
  const root = contentTree();
  const draw = jest.spyOn(cover, 'draw').mockImplementation(async () => {
    expect(existsSync(join(root, 'content/blog/ein-neuer-beitrag'))).toBe(false);
    return Promise.resolve();
  });
  await newPost(root, 'Ein neuer Beitrag', now);
  expect(draw).toHaveBeenCalled();
  expect(readdirSync(join(root, 'content/blog'))).toContain('ein-neuer-beitrag');
  draw.mockRestore();
});

test('a new post that is published as it was made is stopped', async () => {
  const root = contentTree();
  const { file } = await newPost(root, 'Ein neuer Beitrag', now);
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace('draft: true\n', ''));
  const { problems } = await checkContent(root, now);
  expect(
    problems.map(({ line, message }) => [line, /npm run [a-z]+:[a-z]+/.exec(message)?.[0]]),
  ).toEqual([
    [3, 'npm run post:new'],
    [11, 'npm run post:new'],
  ]);
});

test('a cover is drawn for a post without one, and the check has nothing against it', async () => {
  const bare = postSource('Text.').replace(/^cover.*\n/gm, '');
  const root = contentTree({ 'blog/pult/index.mdx': bare, 'blog/pult/cover.png': undefined });
  expect((await checkContent(root, now)).problems).not.toEqual([]);
  expect(await newCover(root, 'pult')).toBe('content/blog/pult/cover.png');
  expect((await checkContent(root, now)).problems).toEqual([]);
  await expect(newCover(root, 'pult')).rejects.toThrow('gibt es schon');
  await expect(newCover(root, 'weg')).rejects.toThrow('Bitte den Ordner des Beitrags angeben');
});

test('a new page takes over the sections of another one, and is called what its address says', async () => {
  const linked = postSource('Zur [Beratung](/trial).');
  const root = contentTree({ 'blog/pult/index.mdx': linked });
  const page = await newPage(root, '/ki-für-optiker', '/trial');
  expect(page).toEqual({
    route: '/ki-fuer-optiker',
    file: 'content/pages/ki-fuer-optiker.yaml',
    link: '- { label: KI für Optiker, to: /ki-fuer-optiker }',
    linked: ['content/blog/pult/index.mdx:10'],
  });
  expect(readFileSync(join(root, page.file), 'utf8')).toContain('title: KI für Optiker –');
  // What is still to be written, and nothing else.
  const { problems } = await checkContent(root, now);
  expect(problems).toMatchObject([
    { file: page.file, line: 3, field: 'seo.title' },
    { file: page.file, line: 4, field: 'seo.description' },
  ]);
});

test('what a new page still says of its model is told, until its first line is gone', async () => {
  const closing = `  - kind: closing
    heading: Ihr Auto bekommt einen Termin.
    text: Auch wenn in der Werkstatt niemand abhebt.
    actions: [{ label: Kostenlose Beratung, to: /trial }]
`;
  const root = contentTree({ 'pages/halle.yaml': pageSource(closing) });
  const { file } = await newPage(root, '/buehne', '/halle');
  const path = join(root, file);
  const left = async (change: (source: string) => string) => {
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    const { remarks } = await checkContent(root, now);
    return remarks.flatMap(({ message }) =>
      message.startsWith('Text der Vorlage') ? message : [],
    );
  };
  expect(await left((source) => source)).toEqual([
    expect.stringMatching(/\/halle: „Ihr Auto bekommt einen Termin.“ und noch 1;/),
  ]);
  expect(await left((source) => source.replace(/.*\n/, ''))).toEqual([]);
});

test('every line that links to the model is listed, but for its own', async () => {
  const root = contentTree({
    'data/navigation.yaml': `- label: Halle\n  to: /halle\n- { to: '/halle#preise' }\n- to: /halle-zwei\n- to: /neu/halle\n`,
    'pages/halle.yaml': pageSource('# Zu /halle#preise und /halle\n'),
    'blog/pult/index.mdx': 'Zur [Halle](/halle).\n\nZur /halle.\n',
  });
  const { linked } = await newPage(root, '/buehne', '/halle');
  expect(linked.sort()).toEqual([
    'content/blog/pult/index.mdx:1',
    'content/blog/pult/index.mdx:3',
    'content/data/navigation.yaml:2',
    'content/data/navigation.yaml:3',
  ]);
});

test('links to places on the page it is made from lead to its own', async () => {
  const links = `  - kind: closing
    heading: Reden wir
    text: Zu den [Preisen](/halle#preise), zur [Halle](/halle), zum [Plan](/trial#plan).
    actions: [{ label: Preise, to: /halle#preise }]
`;
  const root = contentTree({ 'pages/halle.yaml': pageSource(links) });
  const { file } = await newPage(root, '/buehne', '/halle');
  const source = readFileSync(join(root, file), 'utf8');
  expect(source).toContain(
    '[Preisen](/buehne#preise), zur [Halle](/halle), zum [Plan](/trial#plan)',
  );
  expect(source).toContain('to: /buehne#preise');
});

test('a new page is called what its editor calls it', async () => {
  const { link } = await newPage(contentTree(), '/optik', '/trial', 'Brillen: Anpassung');
  expect(link).toBe('- { label: "Brillen: Anpassung", to: /optik }');
});

test.each([
  ['/services/bueros-und-zahnaerzte', 'Büros und Zahnärzte'],
  ['/neue-steuer-fuer-feuerwehr', 'Neue Steuer für Feuerwehr'],
  ['/die-fahrt-ueber-die-strasse', 'Die Fahrt über die Straße'],
  ['/ki-fuer-schaubergs', 'KI für Schaubergs'],
])('%s is read as %j', async (route, name) => {
  expect(nameOf(route, await loadDictionary(process.cwd()))).toBe(name);
});

test.each([
  ['', '/trial', 'So geht es'],
  ['/neu', '', 'So geht es'],
  ['/neu', '/weg', 'Die Vorlage /weg gibt es nicht'],
  ['/neu', '/trail', 'Die Vorlage /trail gibt es nicht; meinten Sie /trial?'],
  ['/trial', '/trial', 'die Adresse /trial gibt es schon (content/pages/trial.yaml)'],
  ['/impressum', '/trial', 'die Adresse /impressum gibt es schon (content/legal/impressum.mdx)'],
  ['/blog', '/trial', 'die Adresse /blog gehört der Website'],
  ['/blog/pult', '/trial', 'die Adresse /blog/pult gibt es schon'],
  ['/kontakt', '/trial', 'leitet /kontakt nach /trial um'],
])('a page at %j from %j is refused', async (address, model, reason) => {
  const root = contentTree({ 'data/redirects.yaml': '- { from: /kontakt, to: /trial }\n' });
  await expect(newPage(root, address, model)).rejects.toThrow(reason);
});

test.each(['/trial/', 'trial', '/trial'])(
  'the page to take over may be typed as %j',
  async (model) => {
    expect(await newPage(contentTree(), '/neu', model)).toMatchObject({ route: '/neu' });
  },
);
