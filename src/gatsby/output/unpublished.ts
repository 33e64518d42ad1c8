import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What Gatsby puts into public/ for itself, or for features this site does not use. */
const own = ['webpack.stats.json', 'chunk-map.json', '~partytown', '_gatsby'];

/**
 * Takes out of public/ what no visitor needs, and keeps it for the next build and for
 * tools/budgets.ts.
 * @param keep folder outside of public/
 */
export function takeOut(publicDir: string, keep: string): void {
  move(publicDir, keep);
}

/** Undoes {@link takeOut}: Gatsby compares the new build with these files. */
export function putBack(publicDir: string, keep: string): void {
  move(keep, publicDir);
}

function move(from: string, to: string): void {
  for (const name of own) {
    if (!existsSync(join(from, name))) continue;
    rmSync(join(to, name), { recursive: true, force: true });
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
    rmSync(join(from, name), { recursive: true });
  }
}
