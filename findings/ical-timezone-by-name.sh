#!/usr/bin/env bash
# Packages: ical.js@2.2.1 node-ical@0.20.1
# Guess: DTSTART;TZID=Europe/Vienna without a VTIMEZONE is Viennese time for every parser, or an error.
# Seen: node-ical knows the name; ical.js takes the time as floating, so it moves with the reader.
# Seen output:
#   node-ical 2026-12-01T08:00:00.000Z, ical.js floating
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.20.1
cat >run.mjs <<'EOS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const calendar = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//DE', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261128T100000Z',
  'DTSTART;TZID=Europe/Vienna:20261201T090000', 'DTEND;TZID=Europe/Vienna:20261201T100000', 'SUMMARY:Termin',
  'END:VEVENT', 'END:VCALENDAR', '',
].join('\r\n');
const byName = nodeIcal.parseICS(calendar)['1'].start.toISOString();
const event = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent'));
console.log(`node-ical ${byName}, ical.js ${event.startDate.zone.tzid}`);
assert.equal(byName, '2026-12-01T08:00:00.000Z');
assert.equal(event.startDate.zone.tzid, 'floating');
EOS
node run.mjs
