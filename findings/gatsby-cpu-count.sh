#!/usr/bin/env bash
# Packages: gatsby-core-utils@4.16.0
# Guess: GATSBY_CPU_COUNT=1 says how many processors Gatsby uses, so it counts none.
# Seen: It runs a shell that counts the real ones at every call, and then returns what the variable says.
# Seen output:
#   result: 1, programs started: 1
# Fails if that changes. Node 20.19 or newer, and the npm registry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gatsby-core-utils@4.16.0
cat >run.cjs <<'EOS'
const assert = require('node:assert/strict');
const programs = require('node:child_process');
const { execSync } = programs;
let started = 0;
programs.execSync = (...args) => {
  started += 1;
  return execSync(...args);
};
process.env.GATSBY_CPU_COUNT = '1';
const { cpuCoreCount } = require('gatsby-core-utils');
const result = cpuCoreCount();
console.log(`result: ${result}, programs started: ${started}`);
assert.deepEqual([result, started], [1, 1]);
EOS
node run.cjs
