#!/usr/bin/env bash
# Packages: feed@6.0.0
# Guess: A title given as text is read as text.
# Seen: Atom titles and summaries are declared type="html" and not escaped: what looks like an element is dropped by readers.
# Seen output:
#   <title type="html"><![CDATA[Fragen & Antworten <KI>]]></title>
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts feed@6.0.0
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import { Feed } from 'feed';
const feed = new Feed({ title: 'Feed', id: 'https://example.com/', link: 'https://example.com/', copyright: '' });
feed.addItem({ title: 'Fragen & Antworten <KI>', link: 'https://example.com/1', date: new Date(0) });
const title = feed.atom1().split('<entry>')[1].match(/<title.*<\/title>/)[0];
console.log(title);
assert.equal(title, '<title type="html"><![CDATA[Fragen & Antworten <KI>]]></title>');
EOS
node run.mjs
