import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminFiles, adminPath } from '../../src/config/admin';
import { adminConfig, type Repository } from './config';
import { copyEditor } from './vendored';
import { hashOf } from '../gatsby-plugin-publish';
import { contentRoot } from '../gatsby-source-content';

/**
 * Writes the editor for those without git: one document and its folder, apart from all pages.
 * @param repository where the content lies; without one there is no editor
 * @returns the hash of what is inside the document, for its policy
 */
export function writeAdmin(root: string, publicDir: string, repository: Repository | undefined) {
  if (repository === undefined) return undefined;
  const folder = join(publicDir, adminFiles);
  const imports = JSON.stringify({ imports: copyEditor(root, publicDir) });
  copyFileSync(
    join(root, 'plugins/gatsby-plugin-sveltia-admin/start.js'),
    join(folder, 'start.js'),
  );
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify(adminConfig(contentRoot(), repository)),
  );
  writeFileSync(join(publicDir, `${adminPath}.html`), documentWith(imports));
  return hashOf(imports);
}

const documentWith = (imports: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redaktion</title>
<link rel="icon" href="/favicon.svg">
<script type="importmap">${imports}</script>
<script type="module" src="${adminFiles}/start.js"></script>
</head>
<body><noscript>Die Redaktion braucht JavaScript.</noscript></body>
</html>
`;
