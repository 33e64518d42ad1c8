import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { browserFlags } from '../browser-flags.mjs';
import { logFile, runToLog } from '../cli/programs';
import { trustAnyone } from './secure-host';

/** npx installs it: it is large, and only this command needs it. */
const program = ['--yes', 'lighthouse@12.8.2'];
const output = '.local/bench/report.json';

const score = z.object({ score: z.number().transform((part) => Math.round(part * 100)) });
const value = z.object({ numericValue: z.number() });
const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), score),
  audits: z.object({
    'largest-contentful-paint': value,
    'cumulative-layout-shift': value,
    'total-blocking-time': value,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
        ),
      }),
    }),
  }),
});

/**
 * What Lighthouse has measured in one visit: times in milliseconds, sizes in kilobytes, and how fast
 * it found this machine.
 */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** In the order in which Lighthouse names them. */
export const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof allCategories)[number];

/** The browser's path, and how many times slower than this machine the processor shall be. */
export type VisitOptions = { chromium: string; slowdown: number };

/** Visits a page as Lighthouse's phone does: slow network, slow processor, nothing cached. */
export async function visit(
  address: string,
  categories: readonly Category[],
  { chromium, slowdown }: VisitOptions,
) {
  const options = [
    ...['--quiet', '--output=json', `--output-path=${output}`],
    `--chrome-flags=${[...browserFlags, trustAnyone].join(' ')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--only-categories=${categories.join(',')}`,
    '--disable-full-page-screenshot',
  ];
  const log = logFile('lighthouse');
  const env = { ...process.env, CHROME_PATH: chromium };
  const run = () => runToLog('npx', [...program, address, ...options], { env, log });
  // The browser may be late with its first message, or its trace may lack the beginning.
  const code = (await run()) && (await run()) && (await run());
  if (code !== 0) throw new Error(`Lighthouse kann ${address} nicht messen (${log}).`);
  const report = Report.parse(JSON.parse(readFileSync(output, 'utf8')));
  const { audits, environment } = report;
  const requests = audits['network-requests'].details.items;
  const sizeOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    all: sizeOf(),
    scripts: sizeOf('Script'),
    document: sizeOf('Document'),
    speed: environment.benchmarkIndex,
    /** Points in the categories asked for. */
    scores: Object.values(report.categories).map((category) => category.score),
  };
}
