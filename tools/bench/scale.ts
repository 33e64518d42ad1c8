// `npm run bench:scale -- 4 200 1000`: what the build costs with so many posts. In a temporary
// folder: a cold build, one after a change of one post, the content check after another change.
// `--own-covers` gives each post a cover of its own; `--peers` builds the same posts with others.
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../cli/main';
import { type Contender, emptyFolder, makeCold, ours } from './scale/contenders';
import { astro, stockGatsby } from './scale/peers';
import { load, measure } from './scale/measure';
import { addPosts, changePost } from './scale/posts';

type Row = Record<string, string | number>;
type Result = { count: number; cold: number; bytes: Record<string, number> };

const { argv, execPath: node } = process;
const counts = argv.slice(2).map(Number).filter(Number.isInteger);
const seconds = (value: number): string => `${value.toFixed(1)} s`;

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
  const contenders = argv.includes('--peers') ? [ours, astro, stockGatsby] : [ours];
  for (const contender of contenders) {
    const folder = emptyFolder(join(tmpdir(), 'bench-scale', contender.name));
    await contender.prepare(folder);
    const rows: Row[] = [];
    let first: Result | undefined;
    for (const count of counts.length > 0 ? counts : [4, 200]) {
      const { cold, warm, check, bytes } = await run(contender, count, folder);
      const result = { count, cold: cold.seconds, bytes };
      first ??= result;
      const extra = count - first.count;
      rows.push({
        Beiträge: count,
        kalt: seconds(cold.seconds),
        'je Beitrag':
          extra > 0 ? `${Math.round(((cold.seconds - first.cold) * 1000) / extra)} ms` : '',
        'einer geändert': seconds(warm.seconds),
        Prüfung: check ? seconds(check.seconds) : '',
        Speicher: `${Math.round(Math.max(cold.megabytes, warm.megabytes))} MB`,
        ...sizes(result, first),
        Last: load(),
      });
      console.log(`\n${contender.name}`);
      console.table(rows);
    }
  }
  return 0;
}

void main(bench);
