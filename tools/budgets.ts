// `npm run budgets`: weighs every page of the built site against the entries of budgets.json, in kilobytes
// (1,000 bytes) after brotli, as a phone loads it first, without pictures. Prints the heaviest page of each
// entry, and every one that is too heavy.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import budgets from './budgets.json';
import { kindsOf, mainOf, routeOfFile } from '../plugins/gatsby-plugin-lean-pages';
import { htmlFiles } from '../plugins/gatsby-plugin-publish';

const publicDir = 'public';

const Stats = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});
const PageData = z.object({ componentChunkName: z.string() });

/** Texts may have any length: what one weighs beyond this makes no build red. */
const longestText = 7;
const ofTexts = /templates-(?:post|legal)-/;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { namedChunkGroups } = Stats.parse(readJson('.cache/raw/webpack.stats.json'));

const brotli = (content: Buffer | string): number => brotliCompressSync(content).length / 1000;
const sizes = new Map<string, number>();

/** Weight of files below public/, which many pages may load. */
function weigh(...files: readonly string[]): number {
  for (const file of files)
    if (!sizes.has(file)) sizes.set(file, brotli(readFileSync(join(publicDir, file))));
  return [...new Set(files)].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
}

/** The scripts of chunks, once each. */
const scriptsOf = (...groups: readonly string[]): string[] => [
  ...new Set(
    groups
      .flatMap((group) => namedChunkGroups[group]?.assets ?? [])
      .flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
  ),
];

/** What is weighed: its kind, its address, and its parts. */
type Weighed = { page: string; route: string; parts: Readonly<Record<string, number>> };

function weighPage(file: string): Weighed {
  const html = readFileSync(join(publicDir, file), 'utf8');
  const route = routeOfFile(file);
  const dataFile = `page-data/${route.slice(1) || 'index'}/page-data.json`;
  const data = readJson(join(publicDir, dataFile));
  const { componentChunkName } = PageData.parse(data);
  const ofDocument = [...html.matchAll(/(?:data-script|<script src)="\/([^"]+)"/g)];
  const scripts = [...scriptsOf('app'), ...ofDocument.map(([, name = '']) => name)];
  const later = scriptsOf(...kindsOf(data));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const isText = ofTexts.test(componentChunkName);
  const text = isText ? weigh(file) - brotli(html.replace(mainOf(html), '')) : 0;
  const beyond = Math.max(0, text - longestText);
  return {
    page: route === '/' ? 'home' : 'other',
    route,
    parts: {
      document: weigh(file) - beyond,
      styles: brotli(styles.join('')),
      scripts: weigh(...scripts),
      later: weigh(...later.filter((name) => !scripts.includes(name))),
      font: readFileSync('src/styles/fonts/instrument-sans-de.woff2').length / 1000,
      data: weigh(dataFile),
    },
  };
}

/** A guided conversation: what is loaded when somebody begins it, beyond the scripts of the page. */
function weighConversations(): Weighed[] {
  const ofPage = scriptsOf('component---src-templates-page-tsx');
  const engine = scriptsOf('conversation').filter((name) => !ofPage.includes(name));
  return readdirSync(join(publicDir, 'guided')).map((file) => ({
    page: 'guided',
    route: `/guided/${file}`,
    parts: { conversation: weigh(...engine, `guided/${file}`) },
  }));
}

const weighed = [...htmlFiles(publicDir).map(weighPage), ...weighConversations()];
for (const { name, page, parts, limit } of budgets) {
  const places = weighed
    .filter((one) => one.page === page || (page === 'any' && one.page !== 'guided'))
    .map(({ route, parts: own }) => ({
      route,
      size: parts.reduce((sum, part) => sum + (own[part] ?? NaN), 0),
    }))
    .sort((a, b) => b.size - a.size);
  const heavy = places.filter(({ size }) => !(size <= limit));
  if (heavy.length > 0) process.exitCode = 1;
  for (const { route, size } of heavy.length > 0 ? heavy : places.slice(0, 1)) {
    const verdict =
      size <= limit ? 'in Ordnung' : `ZU SCHWER um ${Math.ceil((size - limit) * 1000)} Byte`;
    console.log(
      `${name.padEnd(36)} ${size.toFixed(1).padStart(6)} von ${limit} kB  ${verdict}  ${route}`,
    );
  }
}
if (process.exitCode === 1) console.log('Was eine Seite leicht hält, sagt docs/performance.md.');
