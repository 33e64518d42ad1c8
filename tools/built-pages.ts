import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { z } from 'zod';
import { routeOfFile } from '../plugins/gatsby-plugin-lean-pages';
import { htmlFiles } from '../plugins/gatsby-plugin-publish';

const graph = z.object({ '@graph': z.array(z.object({ '@type': z.string() })) });
const script = 'script[type="application/ld+json"]';

/** Where a link leads within the site, without query and anchor. */
const target = (link: HTMLElement): string | undefined =>
  /^\/[^?#]*/.exec(link.getAttribute('href') ?? '')?.[0];

/** What a built page says of itself, and how it hangs together with the others. */
export type BuiltPage = ReturnType<typeof readPage>;

function readPage(publicDir: string, file: string) {
  const root = parse(readFileSync(join(publicDir, file), 'utf8'));
  const attribute = (selector: string, name: string): string =>
    root.querySelector(selector)?.getAttribute(name) ?? '';
  const route = routeOfFile(file);
  const data = root.querySelector(script)?.text;
  const main = root.querySelector('main');
  const links = main?.querySelectorAll('a').flatMap((link) => target(link) ?? []) ?? [];
  return {
    route,
    title: root.querySelector('title')?.text ?? '',
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    /** Whether search engines may show it. */
    indexed: attribute('meta[name="robots"]', 'content') !== 'noindex',
    card: attribute('meta[property="og:image"]', 'content'),
    /** Types of its structured data. */
    types:
      data === undefined ? [] : graph.parse(JSON.parse(data))['@graph'].map((one) => one['@type']),
    words: main?.structuredText.split(/\s+/).length ?? 0,
    /** Other pages its main part leads to, and those that lead to it. */
    outgoing: new Set(links.filter((to) => to !== route)),
    incoming: new Set<string>(),
  };
}

/** Every page of a built site, with its links. */
export function builtPages(publicDir: string): BuiltPage[] {
  const pages = htmlFiles(publicDir)
    // Answers to unknown addresses.
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => readPage(publicDir, file));
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  for (const { route, outgoing } of pages)
    for (const to of outgoing) byRoute.get(to)?.incoming.add(route);
  return pages;
}
