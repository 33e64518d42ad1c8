#!/usr/bin/env bash
# Packages: stripe@23.1.0
# Guess: unit_amount_decimal has one type, wherever the price comes from.
# Seen: An object with arithmetic in answers of the API, a string in a verified webhook event: "===" is never true.
# Seen output:
#   answer: object, event: string
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts stripe@23.1.0
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import Stripe from 'stripe';
const price = { id: 'price_1', object: 'price', currency: 'eur', unit_amount: 1250, unit_amount_decimal: '1250' };
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(price));
});
await new Promise((done) => server.listen(0, done));
const stripe = new Stripe('sk_test_key', { protocol: 'http', host: 'localhost', port: server.address().port });
const answer = (await stripe.prices.retrieve('price_1')).unit_amount_decimal;
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'price.updated', data: { object: price } });
const header = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_key' });
const event = stripe.webhooks.constructEvent(payload, header, 'whsec_key').data.object.unit_amount_decimal;
console.log(`answer: ${typeof answer}, event: ${typeof event}`);
assert.equal(typeof answer, 'object');
assert.equal(event, '1250');
server.close();
process.exit();
EOS
node run.mjs
