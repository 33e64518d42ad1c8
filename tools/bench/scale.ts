// `npm run bench:scale -- 4 200 1000`: what the build costs with so many posts. In a temporary
// folder: a cold build, one after a change of one post, the content check after another change.
// `--own-covers` gives each post a cover of its own; `--peers` builds the same posts with others,
// search index and posts as Markdown included, `--astro` with Astro alone, which is much quicker than
// Gatsby; `--online` names an address, without which the build draws no cards and writes no sitemap.
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../cli/main';
import { type Contender, emptyFolder, makeCold, ours, removeOld } from './scale/contenders';
import { astroMarkdown, astroMdx } from './scale/peers/astro';
import { stockGatsby } from './scale/peers/stock-gatsby';
import { type Measure, load, measure } from './scale/measure';
import { addPosts, changePost } from './scale/posts';

type Row = Record<string, string | number>;
type Result = { count: number; cold: Measure; bytes: Record<string, number> };

const { argv, execPath: node } = process;
const counts = argv.slice(2).map(Number).filter(Number.isInteger);
/** Seconds on the clock, and of processor time. */
const seconds = ({ seconds, processor }: Measure): string =>
  `${seconds.toFixed(1)} s (${Math.round(processor)} s)`;

/** What each further post costs, in milliseconds. */
function perPost({ count, cold }: Result, first: Result): string {
  const each = (all: number, before: number) =>
    Math.round(((all - before) * 1000) / (count - first.count));
  if (count === first.count) return '';
  return `${each(cold.seconds, first.cold.seconds)} ms (${each(cold.processor, first.cold.processor)} ms)`;
}

/** How a page's size changed since the first count, in percent. */
function sizes({ bytes }: Result, first: Result): Row {
  return Object.fromEntries(
    Object.entries(bytes).map(([page, size]) => {
      const change = (size / (first.bytes[page] ?? size) - 1) * 100;
      return [page, `${(size / 1000).toFixed(1)} kB (${change.toFixed(2)} %)`];
    }),
  );
}

async function run(contender: Contender, count: number, folder: string) {
  const posts = join(folder, contender.posts);
  const inFolder = (args: readonly string[]) => measure(node, args, folder);
  await addPosts(posts, contender.text, count, argv.includes('--own-covers'));
  makeCold(folder, contender);
  const cold = await inFolder(contender.build);
  changePost(posts, contender.text, 'Ein Satz mehr.');
  const warm = await inFolder(contender.build);
  changePost(posts, contender.text, 'Noch ein Satz.');
  const check = contender.check && (await inFolder(contender.check));
  const bytes = Object.fromEntries(
    Object.entries(contender.pages).map(([page, file]) => [
      page,
      statSync(join(folder, file)).size,
    ]),
  );
  return { count, cold, warm, check, bytes };
}

async function bench(): Promise<number> {
  if (argv.includes('--online')) process.env['GATSBY_SITE_URL'] = 'https://bench.example';
  const contenders = [
    ours,
    ...(argv.includes('--peers') || argv.includes('--astro') ? [astroMdx, astroMarkdown] : []),
    ...(argv.includes('--peers') ? [stockGatsby] : []),
  ];
  for (const contender of contenders) {
    const folder = emptyFolder(join(tmpdir(), 'bench-scale', contender.name));
    await contender.prepare(folder);
    const rows: Row[] = [];
    let first: Result | undefined;
    for (const count of counts.length > 0 ? counts : [4, 200]) {
      const { cold, warm, check, bytes } = await run(contender, count, folder);
      const result = { count, cold, bytes };
      first ??= result;
      rows.push({
        Beiträge: count,
        kalt: seconds(cold),
        'je Beitrag': perPost(result, first),
        'einer geändert': seconds(warm),
        Prüfung: check ? seconds(check) : '',
        Speicher: `${Math.round(Math.max(cold.megabytes, warm.megabytes))} MB`,
        ...sizes(result, first),
        Last: load(),
      });
      console.log(`\n${contender.name}, Node ${process.versions.node}`);
      console.table(rows);
    }
  }
  removeOld();
  return 0;
}

void main(bench);
