#!/usr/bin/env bash
# Packages: @supabase/supabase-js@2.109.0
# Guess: functions.invoke gives null (or undefined) as data for an answer without a body.
# Seen: data is an empty string.
# Seen output:
#   data "", error null
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @supabase/supabase-js@2.109.0
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
globalThis.WebSocket ??= class {};
const { createClient } = await import('@supabase/supabase-js');
const client = createClient('http://localhost', 'key', {
  auth: { persistSession: false },
  global: { fetch: async () => new Response(null, { status: 204 }) },
});
const { data, error } = await client.functions.invoke('anything', { body: {} });
console.log(`data ${JSON.stringify(data)}, error ${error}`);
assert.equal(data, '');
assert.equal(error, null);
process.exit();
EOS
node run.mjs
