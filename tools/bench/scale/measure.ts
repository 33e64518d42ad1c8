import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../cli/failure';
import { spawnTracked } from '../../cli/processes';

/** What a command took; processor time says more than seconds on a busy machine. */
export type Measure = { seconds: number; processor: number; megabytes: number };

/** How often the processes are looked at; what one does after the last time is not counted. */
const interval = 250;

/** "1-02:03:04" or "2:03.45" in seconds: days, hours, minutes, seconds. */
const secondsIn = (time: string): number =>
  time
    .split(/[-:]/)
    .reverse()
    .reduce((sum, part, index) => sum + Number(part) * ([1, 60, 3600, 86_400][index] ?? 0), 0);

/**
 * Memory of a process in kilobytes, what it shares with others divided among them (proc(5)); where
 * Linux does not say so, all of it.
 */
function memoryOf(pid: number, resident: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? resident);
  } catch {
    // Another system, or the process has just ended.
    return resident;
  }
}

/** A process and all it has started: memory in kilobytes, processor time in seconds. */
function familyOf(root: number | undefined) {
  const family = new Map<number, { memory: number; processor: number }>();
  execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, memory, time = '']) => ({
      ...{ pid: Number(pid), parent: Number(parent) },
      ...{ memory: Number(memory), processor: secondsIn(time) },
    }))
    // Children have mostly, not always, higher numbers than their parents.
    .sort((a, b) => a.pid - b.pid)
    .forEach(({ pid, parent, memory, processor }) => {
      if (pid === root || family.has(parent))
        family.set(pid, { memory: memoryOf(pid, memory), processor });
    });
  return family;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

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
  const processor = new Map<number, number>();
  const watch = setInterval(() => {
    const family = familyOf(child.pid);
    megabytes = Math.max(megabytes, sum([...family.values()].map(({ memory }) => memory)) / 1000);
    for (const [pid, each] of family) processor.set(pid, each.processor);
  }, interval);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(watch);
  log.end();
  if (code !== 0) throw new Failure(`${args.join(' ')} ist fehlgeschlagen.`, log.path.toString());
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processor: sum(processor.values()), megabytes };
}

/** How busy the machine was in the last minute, in processes. */
export const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
