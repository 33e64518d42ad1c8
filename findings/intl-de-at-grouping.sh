#!/usr/bin/env bash
# Packages: node@26.10.0
# Guess: de-AT writes thousands the same way in plain numbers and in prices.
# Seen: Plain numbers are grouped by a no-break space, prices by a full stop.
# Seen output:
#   1500: "1 500", as a price: "€ 1.500,00"
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@26.10.0
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
const number = (1500).toLocaleString('de-AT');
const price = (1500).toLocaleString('de-AT', { style: 'currency', currency: 'EUR' });
console.log(`1500: "${number}", as a price: "${price}"`);
assert.equal(number, '1\u00a0500');
assert.equal(price, '€\u00a01.500,00');
EOS
"$(find node_modules -path "*/bin/node" -type f | head -1)" run.mjs
