#!/usr/bin/env bash
# Packages: zod@4.6.7
# Guess: With z.locales.de() every message is German.
# Seen: Names of expected types stay English ("string"), one of received types is German ("Zahl"), an array is "array".
# Seen output:
#   Ungültige Eingabe: erwartet string, erhalten Zahl
#   Zu klein: erwartet, dass array >=2 Elemente hat
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zod@4.6.7
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import { z } from 'zod';
z.config(z.locales.de());
const message = (schema, value) => schema.safeParse(value).error.issues[0].message;
const type = message(z.string(), 1);
const size = message(z.array(z.string()).min(2), ['a']);
console.log(`${type}\n${size}`);
assert.equal(type, 'Ungültige Eingabe: erwartet string, erhalten Zahl');
assert.equal(size, 'Zu klein: erwartet, dass array >=2 Elemente hat');
EOS
node run.mjs
