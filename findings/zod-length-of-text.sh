#!/usr/bin/env bash
# Packages: zod@4.6.7
# Guess: Where a list belongs, a text is one issue: its type is wrong.
# Seen: Its characters are counted as entries as well: a short text is also "too small" for the list.
# Seen output:
#   "x": invalid_type, too_small; "xyz": invalid_type
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
const codes = (value) => z.array(z.string()).min(2).safeParse(value).error.issues.map(({ code }) => code).join(', ');
const [short, long] = [codes('x'), codes('xyz')];
console.log(`"x": ${short}; "xyz": ${long}`);
assert.deepEqual([short, long], ['invalid_type, too_small', 'invalid_type']);
EOS
node run.mjs
