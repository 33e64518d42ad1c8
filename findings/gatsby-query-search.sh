#!/usr/bin/env bash
# Packages: gatsby@5.16.1, react@18.3.1, react-dom@18.3.1
# Guess: Babel parses the files that hold a query.
# Seen: It parses all that hold the letters "Head", "Slice" or "config": "Headline" is enough.
# Seen output:
#   headline.js parsed: true, title.js parsed: false
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gatsby@5.16.1 react@18.3.1 react-dom@18.3.1
mkdir src
echo 'export const Headline = "plain";' >src/headline.js
echo 'export const title = "plain";' >src/title.js
cat >run.cjs <<'EOS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const parser = require(require.resolve('@babel/parser', { paths: [require.resolve('gatsby/package.json')] }));
const { parse } = parser;
const parsed = [];
parser.parse = (text, options) => {
  parsed.push(text);
  return parse(text, options);
};
const { default: FileParser } = require('gatsby/dist/query/file-parser');
const names = ['headline', 'title'];
(async () => {
  const files = new FileParser();
  for (const name of names) await files.parseFile(`${__dirname}/src/${name}.js`, console.error);
  const seen = names.map((name) => parsed.includes(readFileSync(`src/${name}.js`, 'utf8')));
  console.log(`headline.js parsed: ${seen[0]}, title.js parsed: ${seen[1]}`);
  assert.deepEqual(seen, [true, false]);
  process.exit();
})();
EOS
GATSBY_TELEMETRY_DISABLED=1 node run.cjs
