import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { spawnTracked, stop } from '../../cli/processes';
import { ports } from '../../local-environment.mjs';

/** The preview of a copy of this project. */
export const preview = `http://localhost:${ports.editing}`;

/** Milliseconds until something is done. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A running `npm run dev`. */
export type Preview = { end: () => Promise<void> };

/**
 * Starts `npm run dev` and opens a page as soon as it can be read.
 * @param folder the copy
 */
export async function startPreview(folder: string, page: Page, path: string): Promise<Preview> {
  const child = spawnTracked(process.execPath, ['tools/cli/run.mjs', 'dev'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const crashed = once(child, 'exit').then(() => {
    throw new Error('npm run dev has ended, see .local/logs/dev.log in the copy.');
  });
  crashed.catch(() => undefined);
  await Promise.race([untilShown(page, path), crashed]);
  return { end: () => stop(child) };
}

async function untilShown(page: Page, path: string): Promise<void> {
  // A browser that tries again and again would take the time it is to measure.
  await page.goto('about:blank');
  for (;;) {
    const answer = await fetch(preview + path).catch(() => undefined);
    if (answer?.ok) break;
    await sleep(100);
  }
  await page.goto(preview + path);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
}
