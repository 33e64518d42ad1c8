#!/usr/bin/env bash
# Packages: @sparticuz/chromium@153.0.0 (Chromium 153), playwright-core@1.65.1
# Guess: A style sheet that declares the page's font once more, word for word, changes nothing and costs nothing.
# Seen: All text is laid out anew; other rules that are there already, or match nothing, lay out nothing.
# Seen output:
#   laid out by a rule that matches nothing: 0, by the same rule again: 0, by the same font again: 203
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
const font = '@font-face { font-family: Ours; src: local("Arial") }';
const rule = 'p { font-family: Ours, sans-serif }';
await page.setContent(`<style>${font} ${rule}</style>${'<p>Some words</p>'.repeat(100)}`);
async function laidOutBy(added) {
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate((text) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
    return document.body.offsetHeight;
  }, added);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const layouts = traceEvents.filter(({ name, args }) => name === 'Layout' && args.beginData);
  return layouts.reduce((sum, { args }) => sum + args.beginData.dirtyObjects, 0);
}
const nothing = await laidOutBy('.nobody { color: red }');
const same = await laidOutBy(rule);
const again = await laidOutBy(font);
await browser.close();
console.log(`laid out by a rule that matches nothing: ${nothing}, by the same rule again: ${same}, by the same font again: ${again}`);
assert.deepEqual([nothing, same], [0, 0]);
assert.ok(again > 200);
EOS
node run.mjs
