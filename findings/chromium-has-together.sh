#!/usr/bin/env bash
# Packages: @sparticuz/chromium@153.0.0 (Chromium 153), playwright-core@1.65.1
# Guess: An element that comes restyles what a `:has()` rule about it may change; rules about others do not matter.
# Seen: `:has(> .open) > :not(.open)` alone restyles nothing, nor does `:root:has(.banner section)`; together they
#   restyle the whole page with every section that comes. With a class before the first `:has()` they do not.
# Seen output:
#   restyled: first rule 1, second 2, both 106, both with a class 2
# Fails if that changes. Node 20.19 or newer, the npm registry, and the libraries that Chromium needs.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @sparticuz/chromium@153.0.0 playwright-core@1.65.1
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
const executablePath = await sparticuz.executablePath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
async function restyledWith(rules) {
  const text = '<p>Some words</p>'.repeat(100);
  await page.setContent(`<style>${rules}</style><main><div></div>${text}</main>`);
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    document.querySelector('div').append(document.createElement('section'));
    return document.body.offsetHeight;
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const styles = traceEvents.filter(({ name, args }) => name === 'UpdateLayoutTree' && args.elementCount);
  return styles.reduce((sum, { args }) => sum + args.elementCount, 0);
}
const bare = ':has(> .open) > :not(.open) { display: none }';
const banner = ':root:has(.banner section) { padding: 0 }';
const first = await restyledWith(bare);
const second = await restyledWith(banner);
const both = await restyledWith(bare + banner);
const mended = await restyledWith(`.place${bare}${banner}`);
await browser.close();
console.log(`restyled: first rule ${first}, second ${second}, both ${both}, both with a class ${mended}`);
assert.ok(first <= 2 && second <= 2 && mended <= 2);
assert.ok(both > 100);
EOS
node run.mjs
