#!/usr/bin/env bash
# Packages: pagefind@1.6.0
# Guess: A word that stands on no page finds nothing.
# Seen: It finds pages with a shorter word that it begins with.
# Seen output:
#   Mallorca: 1 page, Kryptowährung: 0 pages
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pagefind@1.6.0
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import * as pagefind from 'pagefind';
const { index } = await pagefind.createIndex({ forceLanguage: 'de' });
const content = '<html lang="de"><body><h1>Seite</h1><p>Jedes Mal hebt jemand ab.</p></body></html>';
await index.addHTMLFile({ url: '/seite', content });
await index.writeFiles({ outputPath: 'bundle' });
await pagefind.close();
// The script for browsers asks the network and the document; both are here.
Object.assign(globalThis, {
  window: globalThis,
  location: { origin: 'http://localhost', href: 'http://localhost/' },
  document: { querySelector: () => ({ getAttribute: () => 'de' }), currentScript: null },
  fetch: async (address) => {
    const file = String(address).replace(/^.*\/bundle\//, 'bundle/').replace(/\?.*/, '');
    return existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 });
  },
});
copyFileSync('bundle/pagefind.js', 'bundle/pagefind.mjs');
const search = await import('./bundle/pagefind.mjs');
await search.options({ basePath: '/bundle/', baseUrl: '/' });
await search.init('de');
const found = async (word) => (await search.search(word)).results.length;
const [mallorca, krypto] = [await found('Mallorca'), await found('Kryptowährung')];
console.log(`Mallorca: ${mallorca} page, Kryptowährung: ${krypto} pages`);
assert.deepEqual([mallorca, krypto], [1, 0]);
process.exit();
EOS
node run.mjs
