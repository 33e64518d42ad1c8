// `npm audit --json | node tools/audit.mjs`: fails on every advisory that nobody has accepted.
// Accepted are those of .github/accepted-advisories.json, each for a reason and until a day.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/**
 * @typedef {{ url: string, severity: string, title: string, name: string }} Advisory
 * @typedef {{ vulnerabilities?: Record<string, { via: (Advisory | string)[] }>, message?: string }} Report
 * @typedef {Record<string, { package: string, reason: string, until: string }>} Accepted
 */

const [, , list = '.github/accepted-advisories.json'] = process.argv;
/** @type {Accepted} */
const accepted = JSON.parse(readFileSync(list, 'utf8'));
/** @type {Report} */
const { vulnerabilities, message } = JSON.parse(await text(process.stdin));
if (vulnerabilities === undefined) throw new Error(`No report of npm audit: ${message ?? ''}`);

// What is only affected by another package names that one, as a string.
const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
  via.filter((one) => typeof one !== 'string'),
);
const byId = new Map(advisories.map((one) => [one.url.replace(/^.*\//, ''), one]));
const today = new Date().toISOString().slice(0, 10);
const open = [...byId].filter(([id]) => (accepted[id]?.until ?? '') < today);

for (const id of Object.keys(accepted))
  if (!byId.has(id)) console.log(`No longer reported, delete it from ${list}: ${id}`);
for (const [id, { name, severity, title }] of open)
  console.log(`Not accepted: ${id}, ${name}, ${severity}: ${title}`);
console.log(`${open.length} of ${byId.size} advisories not accepted`);
process.exitCode = open.length === 0 ? 0 : 1;
