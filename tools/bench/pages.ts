/**
 * `npm run tool -- bench:pages [--runs 1 --routes /,/trial --slowdown 2 --check]` visits every page of
 * the site with Lighthouse, and the same page without its scripts. `--check` fails when a goal is
 * missed.
 */
import { parseArgs } from 'node:util';
import { provideChromium } from '../chromium';
import { localServicesEnvironment } from '../cli/environment';
import { main } from '../cli/main';
import { serve } from '../cli/servers';
import { builtRoutes } from '../built-routes';
import { origins } from '../local-environment.mjs';
import { buildWhole } from './build-whole';
import { conditions, machineLoad, median, numberOf, row, slowdownOption } from './figures';
import { allCategories, type Visit, type VisitOptions, visit } from './lighthouse';
import { startSecureHost } from './secure-host';
import { writeTwin } from './twin';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string' },
    slowdown: slowdownOption,
    check: { type: 'boolean', default: false },
  },
});

const slowdown = numberOf('slowdown', values.slowdown);
const runs = numberOf('runs', values.runs);

const twinDir = '.local/bench/twin';

/** Addresses that answer with an error: Lighthouse refuses to measure them. */
const isNotFound = (route: string): boolean => route.endsWith('/404.html');

/** The goals a page misses, as shown beside it. */
function missed(ours: Visit, ratio: number): string[] {
  return [
    ...(ratio > 1.05 ? ['LCP'] : []),
    ...(ours.cls >= 0.01 ? ['CLS'] : []),
    ...(ours.tbt > 50 ? ['TBT'] : []),
    ...(ours.scores.some((score) => score < 100) ? ['Punkte'] : []),
  ];
}

/** The median of each figure. */
function middle(visits: readonly Visit[]): Visit {
  const of = (figure: (visit: Visit) => number) => median(visits.map(figure));
  return {
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    all: of(({ all }) => all),
    scripts: of(({ scripts }) => scripts),
    document: of(({ document }) => document),
    speed: of(({ speed }) => speed),
    scores: (visits[0]?.scores ?? []).map((_, index) => of(({ scores }) => scores[index] ?? 0)),
  };
}

async function measure(): Promise<number> {
  await buildWhole();
  const routes =
    values.routes?.split(',') ?? builtRoutes('public').filter((each) => !isNotFound(each));
  const chromium = await provideChromium(process.env, console.log);
  writeTwin('public', twinDir);
  // A page asks its services, and an address that does not answer is an error in its console.
  await serve('services', origins.services, localServicesEnvironment());
  const site = await startSecureHost('public');
  const twin = await startSecureHost(twinDir);
  console.log(conditions(slowdown));
  const figures = ['LCP ms', 'Zwilling', 'Quote', 'CLS', 'TBT ms', 'Zwilling', 'Tempo'];
  const sizes = ['kB', 'Skripte', 'Dokument'];
  console.log(row(['Seite', ...figures, ...sizes, 'Punkte, verfehlt']));
  let misses = 0;
  try {
    for (const route of routes) {
      // The measurements of all pages take an hour: one that fails must not end them.
      const [missed] = await Promise.allSettled([
        compare(route, site.origin, twin.origin, { chromium, slowdown }),
      ]);
      misses += missed.status === 'fulfilled' ? missed.value : 1;
      if (missed.status === 'rejected') console.log(`${route}  ${String(missed.reason)}`);
    }
  } finally {
    await Promise.all([site.close(), twin.close()]);
  }
  console.log(machineLoad());
  return values.check && misses > 0 ? 1 : 0;
}

/** Measures one page and its twin, prints what came of it. @returns how many goals it misses */
async function compare(route: string, site: string, twin: string, options: VisitOptions) {
  const [ours, theirs]: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await visit(site + route, allCategories, options));
    theirs.push(await visit(twin + route, ['performance'], options));
  }
  const [page, still] = [middle(ours), middle(theirs)];
  const ratio = page.lcp / still.lcp;
  const goals = missed(page, ratio);
  const times = [page.lcp.toFixed(0), still.lcp.toFixed(0), ratio.toFixed(2)];
  const rest = [page.cls.toFixed(3), ...[page.tbt, still.tbt, page.speed].map((n) => n.toFixed(0))];
  const sizes = [page.all, page.scripts, page.document].map((size) => size.toFixed(1));
  const verdict = [page.scores.join('/'), ...goals].join(' ');
  console.log(`${row([route, ...times, ...rest, ...sizes])}  ${verdict}`);
  return goals.length;
}

void main(measure);
