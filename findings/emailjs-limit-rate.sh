#!/usr/bin/env bash
# Packages: @emailjs/browser@4.4.1
# Guess: limitRate counts mails that were sent.
# Seen: It notes the time before it sends: after a failed send the next try is refused without a request.
# Seen output:
#   first: 503, second: 429, requests: 1
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @emailjs/browser@4.4.1
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
const store = new Map();
const localStorage = { getItem: (key) => store.get(key) ?? null, setItem: (key, value) => store.set(key, value), removeItem: (key) => store.delete(key) };
Object.assign(globalThis, { localStorage, location: { pathname: '/' } });
let requests = 0;
globalThis.fetch = async () => {
  requests += 1;
  return new Response('busy', { status: 503 });
};
const { default: emailjs } = await import('@emailjs/browser');
const send = () =>
  emailjs
    .send('service', 'template', {}, { publicKey: 'key', limitRate: { id: 'form', throttle: 60_000 } })
    .catch(({ status }) => status);
const [first, second] = [await send(), await send()];
console.log(`first: ${first}, second: ${second}, requests: ${requests}`);
assert.deepEqual([first, second, requests], [503, 429, 1]);
EOS
node run.mjs
