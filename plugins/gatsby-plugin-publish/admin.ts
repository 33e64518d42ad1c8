import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { DataOf } from '../../src/content-model/data';
import { adminFiles, adminPath } from '../../src/config/admin';
import { requireFromRoot } from './disk';

const loadEsbuild: (name: 'esbuild') => typeof import('esbuild') = requireFromRoot;
const folder = 'plugins/gatsby-plugin-publish/admin';

type Repository = { name: string; branch: string };

/** The configuration of the editor: config.yaml, with the repository and the authors there are. */
export function adminConfig({ name, branch }: Repository, people: DataOf<'people'>) {
  const authors = people.map((one) => ({ value: one.id, label: one.name }));
  const config: unknown = parse(
    readFileSync(join(folder, 'config.yaml'), 'utf8'),
    // Called for every value.
    (key, value: unknown) => (key === 'options' && value === 'authors' ? authors : value),
  );
  const backend = { name: 'github', repo: name, branch, auth_methods: ['token'] };
  return Object.assign({ backend }, config);
}

const page = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redaktion</title>
<link rel="icon" href="/favicon.svg">
<script type="module" src="${adminFiles}/start.js"></script>
</head>
<body><noscript>Die Redaktion braucht JavaScript.</noscript></body>
</html>
`;

const fontOfCdn = /@font-face ?\{[^}]*url\(https:[^}]*\}/g;

/** Writes the editor for those without git: one document and its folder, apart from all pages. */
export async function writeAdmin(
  publicDir: string,
  repository: Repository,
  people: DataOf<'people'>,
) {
  const to = join(publicDir, adminFiles);
  await loadEsbuild('esbuild').build({
    entryPoints: [join(folder, 'start.js')],
    outdir: to,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    // Colours for three hundred languages of programs, loaded when a post shows one.
    external: ['@shikijs/*'],
    logLevel: 'error',
  });
  // Its style sheet names a CDN's fonts in addition to those that come along.
  for (const file of readdirSync(to).map((name) => join(to, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(fontOfCdn, ''));
  const assets = (file: string): boolean => !file.endsWith('.map');
  cpSync('node_modules/@sveltia/cms/npm/assets', join(to, 'assets'), {
    recursive: true,
    filter: assets,
  });
  writeFileSync(join(to, 'config.json'), JSON.stringify(adminConfig(repository, people)));
  writeFileSync(join(publicDir, `${adminPath}.html`), page);
}
