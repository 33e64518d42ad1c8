import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type DataName, dataSchemas } from '../../src/content-model/data';
import { plainText as text } from '../../src/content-model/primitives';
import type { SourceName, Sources } from '../../src/content-model/sources';
import { readPayableProducts } from '../../plugins/gatsby-source-content/read/yaml';
import { routeOfPage } from '../../plugins/gatsby-source-content/read/routes';

// What the site says has one home, its content. Tests read it here instead of repeating it.

const root = resolve(__dirname, '../..');

const read = (file: string): string => readFileSync(resolve(root, 'content', file), 'utf8');
const isData = (name: SourceName): name is DataName => name in dataSchemas;

/** What has been read: every component of the shell asks for the same files. */
const known: Partial<Sources> = {};

/** The site's own facts, validated: tests take prices, names and texts from here. */
export function contentOf<N extends SourceName>(name: N): Sources[N] {
  if (!(name in known))
    Object.assign(
      known,
      isData(name)
        ? { [name]: dataSchemas[name].parse(parse(read(`data/${name}.yaml`))) }
        : { products: readPayableProducts(root).data },
    );
  const content = known[name];
  if (content === undefined) throw new Error(`no content ${name}`);
  return content;
}

const action = z.object({ label: text, to: z.string() });

/** The fields of sections that tests ask for; the build checks all of them. */
const section = z.object({
  kind: z.string(),
  heading: text.default(''),
  questions: z.array(z.object({ id: text.optional(), question: text })).default([]),
  actions: z.array(action).default([]),
  request: action.default({ label: '', to: '' }),
  assistants: z.array(z.string()).default([]),
  show: z.number().default(0),
  packages: z.string().default(''),
  calculate: z.string().default(''),
  booking: z.object({ label: text }).catch({ label: '' }),
});
const page = z.object({
  seo: z.object({ title: z.string(), description: z.string() }),
  sections: z.array(section),
});

/** The files of content/pages by their routes, and what has been read of them. */
const pageFiles = new Map(
  readdirSync(resolve(root, 'content/pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => [routeOfPage(name), name]),
);
const sources = new Map<string, unknown>();

/** Source of the file of content/pages behind a route; nothing for pages made of other content. */
export function pageSource(route: string): unknown {
  const file = pageFiles.get(route);
  if (file !== undefined && !sources.has(file)) sources.set(file, parse(read(`pages/${file}`)));
  return sources.get(file ?? '');
}

/** Head data of a page, if it is one of content/pages. */
export function seoOf(route: string): z.output<typeof page>['seo'] | undefined {
  const source = pageSource(route);
  return source === undefined ? undefined : page.parse(source).seo;
}

/** Address of the first page of content/pages with a section of a kind, or with such a section. */
export function routeWith(wanted: string | ((one: z.output<typeof section>) => boolean)): string {
  const isWanted =
    typeof wanted === 'string' ? ({ kind }: z.output<typeof section>) => kind === wanted : wanted;
  const route = [...pageFiles.keys()].find((each) =>
    page.parse(pageSource(each)).sections.some(isWanted),
  );
  if (route === undefined) throw new Error(`no page with ${String(wanted)}`);
  return route;
}

/** The first section of a kind on a page. */
export function sectionOf(route: string, kind: string): z.output<typeof section> {
  return find(page.parse(pageSource(route)).sections, 'kind', kind);
}

const frontmatter = z.object({
  description: text.optional(),
  title: text,
  date: z.string(),
  category: text,
  author: text,
  coverAlt: text,
});

/** The posts of the blog, newest first. */
export function posts(): (z.output<typeof frontmatter> & { path: string })[] {
  return readdirSync(resolve(root, 'content/blog'))
    .map((slug) => {
      const [, source = ''] = read(`blog/${slug}/index.mdx`).split(/^---$/m);
      return { ...frontmatter.parse(parse(source)), path: `/blog/${slug}` };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** A member of a list by its place, from the end if negative. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
}

/** A member of a list by the value of a field, such as an entity by its id. */
export function find<T, K extends keyof T>(list: readonly T[], key: K, value: T[K]): T {
  const found = list.find((member) => member[key] === value);
  if (found === undefined) throw new Error(`nothing with ${String(key)} ${String(value)}`);
  return found;
}
