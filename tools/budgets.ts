/**
 * `npm run tool -- budgets [--all]`: the weight of every page of the built site against its limits, in
 * kilobytes (1,000 bytes) after brotli, as a phone loads it first. Without `--all` it prints the
 * heaviest page of each kind of weight.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { mainOf, routeOfFile } from '../plugins/gatsby-plugin-lean-pages';
import { htmlFiles } from '../plugins/gatsby-plugin-publish';

const publicDir = 'public';
const font = 'src/styles/fonts/instrument-sans-de.woff2';

/** Everything but pictures. */
const limits = {
  home: { scripts: 75, page: 22, styles: 10, fonts: 36, all: 143 },
  other: { scripts: 75, page: 16.5, styles: 10, fonts: 36, all: 126 },
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

/**
 * Templates of texts that may have any length: what an editor writes beyond this weighs on readers,
 * and the content check says so, but it makes no build red.
 */
const ofTexts = /^component---src-templates-(blog-post|legal-page)-tsx$/;
const longestText = 7;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { namedChunkGroups } = Stats.parse(readJson('.cache/raw/webpack.stats.json'));

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

/** What was weighed: for which kind of weight, and where. */
type Weighed = { name: string; size: number; limit: number; place: string };

function weightsOf(file: string): Weighed[] {
  const html = readFileSync(join(publicDir, file), 'utf8');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const route = routeOfFile(file);
  const dataFile = `page-data/${route.slice(1) || 'index'}/page-data.json`;
  const data = PageData.parse(readJson(join(publicDir, dataFile)));
  const named = [...html.matchAll(/data-script="\/([^"]+)"/g)].map(([, name = '']) => name);
  const scripts = sum(new Set([...scriptsOf(data.componentChunkName), ...named]));
  const queries = data.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  const fonts = statSync(font).size / 1000;
  const text = weigh(file) - brotli(html.replace(mainOf(html), ''));
  const isText = ofTexts.test(data.componentChunkName);
  const page = weigh(file) - (isText ? Math.max(0, text - longestText) : 0);
  const all = page + scripts + fonts + sum([dataFile, 'page-data/app-data.json', ...queries]);
  const limit = limits[route === '/' ? 'home' : 'other'];
  return [
    { name: 'Skripte', size: scripts, limit: limit.scripts, place: route },
    { name: 'Dokument mit Stilen', size: page, limit: limit.page, place: route },
    { name: 'Stile', size: brotli(styles.join('')), limit: limit.styles, place: route },
    { name: 'Schriften', size: fonts, limit: limit.fonts, place: route },
    { name: 'Erste Ansicht', size: all, limit: limit.all, place: route },
  ];
}

/** A guided conversation: its script with what one assistant says, loaded when somebody begins it. */
const talkLimit = 14;

function weighTalks(): Weighed[] {
  const chunk = namedChunkGroups['conversation']?.assets ?? [];
  const scripts = chunk.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return readdirSync(join(publicDir, 'guided')).map((file) => {
    const size = sum([...scripts, `guided/${file}`]);
    return { name: 'Gespräch', size, limit: talkLimit, place: `/guided/${file}` };
  });
}

function report({ name, size, limit, place }: Weighed): void {
  const over = size - limit;
  const verdict = over > 0 ? `ZU SCHWER um ${Math.ceil(over * 1000)} Byte` : 'in Ordnung';
  const figure = `${size.toFixed(1).padStart(6)} von ${limit} kB`;
  console.log(`${name.padEnd(20)} ${figure.padEnd(18)} ${verdict.padEnd(11)} ${place}`);
  if (over > 0) process.exitCode = 1;
}

function main(): void {
  const weighed = [...htmlFiles(publicDir).flatMap(weightsOf), ...weighTalks()];
  for (const name of new Set(weighed.map((each) => each.name))) {
    const places = weighed
      .filter((each) => each.name === name)
      .sort((a, b) => b.size / b.limit - a.size / a.limit);
    const heavy = places.filter(({ size, limit }) => size > limit).length;
    const shown = process.argv.includes('--all') ? places.length : Math.max(heavy, 1);
    places.slice(0, shown).forEach(report);
  }
  if (process.exitCode === 1)
    console.log(
      'Was eine Seite leicht hält und was zu tun ist, sagt docs/performance.md, „How a page stays light“.',
    );
}

main();
