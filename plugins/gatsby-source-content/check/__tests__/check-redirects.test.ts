import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check-content';
import { contentTree, pageSource, postSource } from '../../../../__tests__/support/content-tree';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const now = new Date('2026-05-01T10:00:00Z');
const file = 'content/data/redirects.yaml';
const page = pageSource().replaceAll('Werkstatt Kern', 'Die Bühne');

/** A repository with some content, all of it committed. */
function repository(changes: Record<string, string>): string {
  const root = contentTree({ 'data/redirects.yaml': '[]\n', ...changes });
  git(root, 'init');
  commit(root);
  return root;
}
const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'core.fsync=none', ...args], { cwd: root, stdio: 'ignore' });
function commit(root: string): void {
  git(root, 'add', '.');
  git(root, '-c', 'user.name=R', '-c', 'user.email=r@example.at', 'commit', '-m', 'Stand');
}
const said = async (root: string) =>
  (await checkContent(root, now)).problems.map(
    ({ file: where, message }) => `${where}: ${message}`,
  );
const redirect = (root: string, source: string): void =>
  writeFileSync(join(root, file), `${source}\n`);

test('a page that is renamed asks for a redirect to its new address', async () => {
  const root = repository({ 'pages/buehne.yaml': page });
  renameSync(join(root, 'content/pages/buehne.yaml'), join(root, 'content/pages/die-buehne.yaml'));
  expect(await said(root)).toEqual([
    `${file}: die Adresse /buehne gibt es nicht mehr (content/pages/buehne.yaml); damit alte Links weiter ans Ziel führen, tragen Sie hier ein: - { from: /buehne, to: /die-buehne }`,
  ]);
  redirect(root, '- { from: /buehne, to: /die-buehne }');
  expect(await said(root)).toEqual([]);
});

test('of several that are renamed at once, each asks for its own new address', async () => {
  const post = (title: string) => postSource(`${title} sagt etwas.`).replace('Das Pult', title);
  const root = repository({
    'blog/der-weg/index.mdx': post('Der Weg'),
    'blog/das-ziel/index.mdx': post('Das Ziel'),
  });
  const folder = join(root, 'content/blog');
  renameSync(join(folder, 'der-weg'), join(folder, 'unterwegs-durch-graz'));
  renameSync(join(folder, 'das-ziel'), join(folder, 'ankommen'));
  const asked = (await said(root)).filter((message) => message.startsWith(file));
  expect(asked).toEqual([
    expect.stringContaining('{ from: /blog/das-ziel, to: /blog/ankommen }'),
    expect.stringContaining('{ from: /blog/der-weg, to: /blog/unterwegs-durch-graz }'),
  ]);
});

test('a folder that has no text yet is named, and nothing else', async () => {
  const root = repository({});
  mkdirSync(join(root, 'content/blog/neu'));
  writeFileSync(join(root, 'content/blog/neu/notiz.png'), '');
  expect((await said(root)).join()).toContain('content/blog/neu');
});

test('a deleted page asks for one to the level above, a post to the blog', async () => {
  const root = repository({
    'pages/buehne.yaml': page,
    'blog/weg/index.mdx': postSource('Weg.').replace('Das Pult', 'Der Weg'),
    'blog/weg/cover.png': '',
  });
  rmSync(join(root, 'content/pages/buehne.yaml'));
  rmSync(join(root, 'content/blog/weg'), { recursive: true });
  expect(await said(root)).toEqual([
    expect.stringContaining('{ from: /blog/weg, to: /blog }'),
    expect.stringContaining('{ from: /buehne, to: / }'),
  ]);
});

test.each([
  ['a draft', 'draft: true\ndate'],
  ['a post of the future', 'date'],
])('nobody has the address of %s', async (_what, field) => {
  const date = field === 'date' ? '2027-01-01' : '2025-10-02';
  const source = postSource('Weg.').replace('date: 2025-10-02', `${field}: ${date}`);
  const root = repository({ 'blog/weg/index.mdx': source });
  rmSync(join(root, 'content/blog/weg'), { recursive: true });
  expect(await said(root)).toEqual([]);
});

describe('A post that was public and becomes a draft', () => {
  const post = postSource('Weg.').replace('Das Pult', 'Der Weg');
  const hidden = () => {
    const root = repository({ 'blog/weg/index.mdx': post });
    git(root, 'tag', 'online');
    writeFileSync(
      join(root, 'content/blog/weg/index.mdx'),
      post.replace('date:', 'draft: true\ndate:'),
    );
    return root;
  };
  const asked = async (root: string) =>
    (await said(root)).filter((message) => message.startsWith(file));
  const message = `${file}: die Adresse /blog/weg war schon öffentlich und verschwindet, denn content/blog/weg/index.mdx ist jetzt ein Entwurf (draft: true); damit alte Links weiter ans Ziel führen, tragen Sie hier ein: - { from: /blog/weg, to: /blog }`;

  test('asks for a redirect, and accepts it', async () => {
    const root = hidden();
    expect(await asked(root)).toEqual([message]);
    redirect(root, '- { from: /blog/weg, to: /blog }');
    expect(await asked(root)).toEqual([]);
  });

  test('asks for one after the commit as well, as long as it is online', async () => {
    const root = hidden();
    commit(root);
    expect(await asked(root)).toEqual([message]);
  });

  test('asks for nothing when it was committed only, and never pushed', async () => {
    const root = repository({});
    const remote = temporaryFolder({});
    git(remote, 'init', '--bare');
    git(root, 'remote', 'add', 'origin', remote);
    git(root, 'push', '--set-upstream', 'origin', 'HEAD');
    const folder = join(root, 'content/blog/weg');
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.mdx'), post);
    commit(root);
    rmSync(folder, { recursive: true });
    expect(await asked(root)).toEqual([]);
  });

  test('gives it up when it is public again', async () => {
    const root = hidden();
    redirect(root, '- { from: /blog/weg, to: /blog }');
    writeFileSync(join(root, 'content/blog/weg/index.mdx'), post);
    expect(await asked(root)).toEqual([
      `${file}: die Seite /blog/weg gibt es; löschen Sie diese Umleitung`,
    ]);
  });
});

test('a page the website needs is missed once: no dead links, no redirect', async () => {
  const root = repository({ 'blog/pult/index.mdx': postSource('[Testen](/trial)') });
  rmSync(join(root, 'content/pages/trial.yaml'));
  const messages = await said(root);
  expect(messages.filter((one) => one.includes('/trial'))).toEqual([
    expect.stringContaining('content/pages/trial.yaml: diese Datei fehlt'),
  ]);
});

test('an address that is gone comes before the links to it', async () => {
  const root = repository({
    'pages/buehne.yaml': page,
    'blog/pult/index.mdx': postSource('[mehr](/buehne)'),
  });
  rmSync(join(root, 'content/pages/buehne.yaml'));
  expect(await said(root)).toEqual([
    expect.stringContaining('{ from: /buehne, to: / }'),
    'content/blog/pult/index.mdx: der Link /buehne führt zu keiner Seite',
  ]);
});

test('every link to a page that has moved is named, with where to', async () => {
  const link =
    '  - { kind: closing, heading: Reden wir, text: Gern., actions: [{ label: Los, to: /alt }] }\n';
  const tree = contentTree({
    'data/redirects.yaml': '- { from: /alt, to: /trial }\n',
    'pages/neu.yaml': page + link,
    'blog/pult/index.mdx': postSource('[mehr](/alt)'),
  });
  const message = 'der Link /alt führt zu einer umgezogenen Adresse; schreiben Sie /trial';
  expect(await said(tree)).toEqual([
    `content/blog/pult/index.mdx: ${message}`,
    `content/pages/neu.yaml: ${message}`,
  ]);
});

test.each([
  [
    'from a page',
    '- { from: /trial, to: / }',
    'die Seite /trial gibt es; löschen Sie diese Umleitung',
  ],
  [
    'twice',
    '- { from: /alt, to: / }\n- { from: /alt, to: /trial }',
    '/alt leitet schon Eintrag 1 um; löschen Sie einen der beiden',
  ],
  ...['/suche', '/admin', '/chat-agent', '/static/diagramme', '/pagefind', '/404', '/index'].map(
    (from) => [
      `from ${from}, which the site needs,`,
      `- { from: ${from}, to: /trial }`,
      `${from} braucht die Website selbst; löschen Sie diese Umleitung`,
    ],
  ),
  ['nowhere', '- { from: /alt, to: /weg }', 'der Link /weg führt zu keiner Seite'],
])('a redirect %s is refused', async (_where, source, message) => {
  expect(await said(contentTree({ 'data/redirects.yaml': source }))).toEqual([
    `${file}: ${message}`,
  ]);
});

test('a redirect to a redirect is refused once', async () => {
  const source = '- { from: /alt, to: /neu }\n- { from: /neu, to: /trial }';
  expect(await said(contentTree({ 'data/redirects.yaml': source }))).toEqual([
    `${file}: der Link /neu führt zu einer umgezogenen Adresse; schreiben Sie /trial`,
  ]);
});
