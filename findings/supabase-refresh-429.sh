#!/usr/bin/env bash
# Packages: @supabase/supabase-js@2.109.0
# Guess: A token refresh that is answered 429 is tried again later, as one that is answered 503.
# Seen: 429 drops the stored session at once; 503 keeps it, after eight tries and 25 seconds.
# Seen output:
#   429: 1 call, stored session gone
#   503: several calls, stored session kept
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @supabase/supabase-js@2.109.0
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
globalThis.WebSocket ??= class {};
const { createClient } = await import('@supabase/supabase-js');
console.error = () => {};
let status = 429;
let calls = 0;
const server = createServer((_, response) => {
  calls += 1;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end('{"code":"later","message":"later"}');
});
await new Promise((done) => server.listen(0, done));
const url = `http://localhost:${server.address().port}`;
const keptAfter = async (answer) => {
  [status, calls] = [answer, 0];
  const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_at: 1, user: { id: 'u' } };
  const store = new Map([['session', JSON.stringify(session)]]);
  const storage = { getItem: (key) => store.get(key) ?? null, setItem: (key, value) => store.set(key, value), removeItem: (key) => store.delete(key) };
  const auth = { storage, storageKey: 'session', autoRefreshToken: false, detectSessionInUrl: false };
  await createClient(url, 'key', { auth }).auth.getSession();
  const kept = store.has('session');
  console.log(`${answer}: ${calls === 1 ? '1 call' : 'several calls'}, stored session ${kept ? 'kept' : 'gone'}`);
  return kept;
};
assert.equal(await keptAfter(429), false);
assert.equal(await keptAfter(503), true);
server.close();
process.exit();
EOS
node run.mjs
