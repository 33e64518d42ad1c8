import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

/** Weights from the first day, in kilobytes (1,000 bytes) after brotli. */
const limits = {
  'Skripte der Startseite': 85,
  'Stile der schwersten Seite': 10,
  'Dokument der Startseite': 24,
  Schriften: 36,
};

const publicDir = 'public';
const brotli = (content: Buffer | string): number => brotliCompressSync(content).length;
const sizeOf = (file: string): number => brotli(readFileSync(join(publicDir, file)));

const Stats = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

/** Every page of the build. */
function pages(): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('page-data'),
  );
}

/** All CSS a page carries; Gatsby inlines it. */
function stylesOf(file: string): string {
  const html = readFileSync(join(publicDir, file), 'utf8');
  return [...html.matchAll(/<style data-href[^>]*>([\s\S]*?)<\/style>/g)]
    .map((match) => match[1])
    .join('');
}

/** Every script the page needs to become interactive, its template's chunks included. */
function scriptsOf(template: string): string[] {
  const stats = Stats.parse(
    JSON.parse(readFileSync('.cache/unpublished/webpack.stats.json', 'utf8')),
  );
  const groups = ['app', `component---src-templates-${template}-tsx`];
  const names = groups.flatMap(
    (group) => stats.namedChunkGroups[group]?.assets.map(({ name }) => name) ?? [],
  );
  return [...new Set(names)].filter((name) => name.endsWith('.js'));
}

/** Measures the built site against its weight limits: `npm run budgets`. */
function main(): void {
  const html = readFileSync(join(publicDir, 'index.html'), 'utf8');
  const measured: Record<keyof typeof limits, number> = {
    'Skripte der Startseite': scriptsOf('landing-page').reduce(
      (sum, file) => sum + sizeOf(file),
      0,
    ),
    'Stile der schwersten Seite': Math.max(...pages().map((file) => brotli(stylesOf(file)))),
    'Dokument der Startseite': brotli(html),
    Schriften: statSync('src/styles/fonts/instrument-sans-de.woff2').size,
  };
  for (const [name, limit] of Object.entries(limits)) {
    const size = Object.entries(measured).find(([key]) => key === name)?.[1] ?? 0;
    const kilobytes = size / 1000;
    const verdict = kilobytes <= limit ? 'in Ordnung' : 'ZU SCHWER';
    console.log(
      `${name.padEnd(26)} ${kilobytes.toFixed(1).padStart(6)} kB von ${limit} kB  ${verdict}`,
    );
    if (kilobytes > limit) process.exitCode = 1;
  }
}

main();
