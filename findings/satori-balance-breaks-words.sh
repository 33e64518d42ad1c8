#!/usr/bin/env bash
# Packages: satori@0.63.2 @fontsource/instrument-sans@5.2.8
# Guess: wordBreak: break-word breaks a word only where it is wider than its box, whatever textWrap is.
# Seen: Together with textWrap: balance it breaks a word that fits.
# Seen output:
#   break-word: Produktvideo in one piece; with balance: Produktvide / o
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts satori@0.63.2 @fontsource/instrument-sans@5.2.8
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import satori from 'satori';
const data = readFileSync('node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff');
const lines = async (style) => {
  const box = { display: 'flex', width: 420, fontSize: 60, fontFamily: 'Sans', ...style };
  const svg = await satori(
    { type: 'div', props: { style: box, children: 'Ein Produktvideo mit Avatar' } },
    { width: 600, height: 400, fonts: [{ name: 'Sans', data, weight: 500 }], embedFont: false },
  );
  const byLine = new Map();
  for (const [, y, word] of svg.matchAll(/ y="([\d.]+)"[^>]*>([^<]+)<\/text>/g)) byLine.set(y, (byLine.get(y) ?? '') + word);
  return [...byLine.values()].map((line) => line.trim());
};
const plain = await lines({ wordBreak: 'break-word' });
const balanced = await lines({ wordBreak: 'break-word', textWrap: 'balance' });
console.log(`break-word: ${plain.join(' / ')}; with balance: ${balanced.join(' / ')}`);
assert.ok(plain.includes('Produktvideo'));
assert.ok(balanced.includes('Produktvide'));
EOS
node run.mjs
