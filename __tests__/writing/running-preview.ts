import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port';
import { spawnTracked, stop } from '../../tools/cli/processes';

/** Milliseconds until something is done. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A running `npm run dev`. */
export type Preview = {
  /** The copy of this project that is being edited. */
  folder: string;
  /** Where it can be read, e.g. `http://localhost:41234`. */
  site: string;
  /** What its terminal shows so far. */
  terminal: () => string;
  end: () => Promise<void>;
};

/**
 * Starts `npm run dev` and waits until a page of it answers. It has ports of its own: another preview
 * may be running.
 * @param folder a copy of this project
 */
export async function startPreview(folder: string): Promise<Preview> {
  const port = String(await freePort());
  const own = {
    // Inside of a test Gatsby would load its files otherwise.
    NODE_ENV: 'development',
    JEST_WORKER_ID: '',
    EDITING_PORT: port,
    PREVIEW_PORT: String(await freePort()),
    SERVICES_PORT: String(await freePort()),
  };
  const child = spawnTracked(process.execPath, ['tools/cli/run.mjs', 'dev'], {
    cwd: folder,
    env: { ...process.env, ...own },
  });
  let shown = '';
  const hear = (text: Buffer): void => void (shown += text.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const crashed = once(child, 'exit').then(() => {
    throw new Error(`npm run dev has ended:\n${shown}`);
  });
  crashed.catch(() => undefined);
  const site = `http://localhost:${port}`;
  await Promise.race([untilAnswering(site), crashed]);
  return { folder, site, terminal: () => shown, end: () => stop(child) };
}

/**
 * Waits until an address answers well. Asked without a browser, whose own attempts would take the
 * time that is measured.
 */
export async function untilAnswering(url: string): Promise<void> {
  const end = performance.now() + 300_000;
  while (performance.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer.`);
}
