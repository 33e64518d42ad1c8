#!/usr/bin/env bash
# Packages: yaml@2.9.1
# Guess: A scalar that begins with "!" is an error, as it is in js-yaml.
# Seen: Only a warning; the first word is taken for a tag and is gone from the value.
# Seen output:
#   errors 0, warnings 1, title: im Betrieb
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts yaml@2.9.1
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import { parseDocument } from 'yaml';
const document = parseDocument('title: !Neu im Betrieb\n');
const { title } = document.toJS();
console.log(`errors ${document.errors.length}, warnings ${document.warnings.length}, title: ${title}`);
assert.equal(document.errors.length, 0);
assert.equal(document.warnings.length, 1);
assert.equal(title, 'im Betrieb');
EOS
node run.mjs
