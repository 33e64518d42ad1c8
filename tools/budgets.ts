/**
 * `npm run budgets [-- --all]`: the weight of every page of the built site against its limits, in
 * kilobytes (1,000 bytes) after brotli, as a phone loads it first. Without `--all` it prints the
 * heaviest page of each kind of weight.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { builtPages, routeOfFile } from './built-routes';

const publicDir = 'public';
const font = 'src/styles/fonts/instrument-sans-de.woff2';

/** Everything but pictures. */
const limits = {
  Skripte: { home: 75, other: 75 },
  'Dokument mit Stilen': { home: 22, other: 16 },
  Stile: { home: 10, other: 10 },
  Schriften: { home: 36, other: 36 },
  'Erste Ansicht': { home: 143, other: 125 },
};
type Weight = keyof typeof limits;

/** Pages that are still over a limit, and the weight they must not pass until they are not. */
const exceptions: Readonly<Record<string, Partial<Record<string, number>>>> = {
  '/': { 'Dokument mit Stilen': 22.3 },
  '/ki-im-autohaus': { 'Dokument mit Stilen': 16.5 },
  '/ki-loesungen-gastronomie': { 'Dokument mit Stilen': 16.5 },
  '/ki-telefon-callcenter': { 'Dokument mit Stilen': 16.5 },
  '/ki-terminverwaltung-whatsapp': { 'Dokument mit Stilen': 19, 'Erste Ansicht': 126 },
  // Its answers are there twice: to be read, and as data to be searched.
  '/kontaktinformationen': { 'Dokument mit Stilen': 18, 'Erste Ansicht': 132 },
  '/services/ki-avatar-produkt-videos-erstellen': { 'Erste Ansicht': 126.5 },
  '/blog/ki-im-autohaus-werkstatt-zukunft': { 'Dokument mit Stilen': 16.5 },
};

const Stats = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});
const PageData = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { namedChunkGroups } = Stats.parse(readJson('.cache/unpublished/webpack.stats.json'));

const brotli = (content: Buffer | string): number => brotliCompressSync(content).length / 1000;
const sizes = new Map<string, number>();

/** Weight of a file below public/, which many pages may load. */
function weigh(file: string): number {
  const size = sizes.get(file) ?? brotli(readFileSync(join(publicDir, file)));
  sizes.set(file, size);
  return size;
}

const sum = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + weigh(file), 0);

/** Every script a template needs to become interactive. */
function scriptsOf(template: string): Set<string> {
  const names = ['app', template].flatMap((group) => namedChunkGroups[group]?.assets ?? []);
  return new Set(names.map(({ name }) => name).filter((name) => name.endsWith('.js')));
}

/** Where Gatsby writes the data of a page: that of the not-found pages has their file's name. */
function dataFileOf(file: string): string {
  const route = file.endsWith('404.html') ? file : routeOfFile(file).slice(1) || 'index';
  return `page-data/${route}/page-data.json`;
}

function weightsOf(file: string): Record<Weight, number> {
  const html = readFileSync(join(publicDir, file), 'utf8');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const dataFile = dataFileOf(file);
  const data = PageData.parse(readJson(join(publicDir, dataFile)));
  const scripts = sum(scriptsOf(data.componentChunkName));
  const queries = data.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  const fonts = statSync(font).size / 1000;
  return {
    Skripte: scripts,
    'Dokument mit Stilen': weigh(file),
    Stile: brotli(styles.join('')),
    Schriften: fonts,
    'Erste Ansicht':
      weigh(file) + scripts + fonts + sum([dataFile, 'page-data/app-data.json', ...queries]),
  };
}

function main(): void {
  const weighed = builtPages(publicDir).map((file) => ({
    route: routeOfFile(file),
    weights: weightsOf(file),
  }));
  for (const [name, { home, other }] of Object.entries(limits)) {
    const pages = weighed
      .map(({ route, weights }) => {
        const size = new Map(Object.entries(weights)).get(name) ?? 0;
        const limit = exceptions[route]?.[name] ?? (route === '/' ? home : other);
        return { route, size, limit };
      })
      .sort((a, b) => b.size / b.limit - a.size / a.limit);
    const heavy = pages.filter(({ size, limit }) => size > limit).length;
    const shown = process.argv.includes('--all') ? pages.length : Math.max(heavy, 1);
    for (const { route, size, limit } of pages.slice(0, shown)) {
      const verdict = size > limit ? 'ZU SCHWER' : 'in Ordnung';
      const figure = `${size.toFixed(1).padStart(6)} von ${limit} kB`;
      console.log(`${name.padEnd(20)} ${figure.padEnd(18)} ${verdict.padEnd(11)} ${route}`);
    }
    if (heavy > 0) process.exitCode = 1;
  }
}

main();
