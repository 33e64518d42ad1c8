import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../cli/failure';
import { spawnTracked } from '../../cli/processes';

/** What a command took. */
export type Measure = { seconds: number; megabytes: number };

/** How often the memory is looked at. */
const interval = 250;

/** Memory of a process and all it has started, in megabytes; shared pages count in each. */
function memoryOf(root: number | undefined): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // Children have mostly, not always, higher numbers than their parents.
  for (const [pid, parent, size = 0] of processes.sort(([a = 0], [b = 0]) => a - b)) {
    if (!family.has(pid) && !family.has(parent)) continue;
    family.add(pid);
    kilobytes += size;
  }
  return kilobytes / 1000;
}

/**
 * Runs a command to its end; what it says is added to bench.log.
 * @param cwd the folder it runs in
 * @throws Failure when it fails
 */
export async function measure(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Measure> {
  const start = performance.now();
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawnTracked(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(join(cwd, 'bench.log'), { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid));
  }, interval);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(watch);
  log.end();
  if (code !== 0) throw new Failure(`${args.join(' ')} ist fehlgeschlagen.`, log.path.toString());
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

/** How busy the machine was in the last minute, in processes. */
export const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
