import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type DataName, type DataOf, dataSchemas } from '../../src/content-model/data';
import { text } from '../../src/content-model/primitives';

// What the site says has one home, its content. Tests read it here instead of repeating it.

const folder = resolve(__dirname, '../../content');

const read = (file: string): string => readFileSync(resolve(folder, file), 'utf8');

/** A file of content/data, as the site sees it. */
export function data<N extends DataName>(name: N): DataOf<N> {
  const source: unknown = parse(read(`data/${name}.yaml`));
  const found: { [K in DataName]?: DataOf<K> } = { [name]: dataSchemas[name].parse(source) };
  const entities = found[name];
  if (entities === undefined) throw new Error(`content/data/${name}.yaml is empty`);
  return entities;
}

/** The fields of sections that tests ask for; the build checks all of them. */
const section = z.object({
  kind: z.string(),
  heading: text.default(''),
  questions: z.array(z.object({ question: text, answer: z.string() })).default([]),
  actions: z.array(z.object({ label: text, to: z.string() })).default([]),
  assistants: z.array(z.string()).default([]),
  show: z.number().default(0),
  packages: z.string().default(''),
  orderNumberLabel: text.default(''),
});
const page = z.object({
  seo: z.object({ title: z.string(), description: z.string() }),
  sections: z.array(section),
});

/** Source of the file of content/pages behind a route; nothing for pages made of other content. */
export function pageSource(route: string): unknown {
  const file = `pages/${route === '/' ? 'index' : route.slice(1)}.yaml`;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return pages.some((name) => name.replaceAll('\\', '/') === file) ? parse(read(file)) : undefined;
}

/** Head data of a page, if it is one of content/pages. */
export function seoOf(route: string): z.output<typeof page>['seo'] | undefined {
  const source = pageSource(route);
  return source === undefined ? undefined : page.parse(source).seo;
}

/** The first section of a kind on a page. */
export function sectionOf(route: string, kind: string): z.output<typeof section> {
  const found = page.parse(pageSource(route)).sections.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`${route} has no ${kind}`);
  return found;
}

const frontmatter = z.object({ title: text, date: z.string(), category: text, coverAlt: text });

/** The posts of the blog, newest first. */
export function posts(): (z.output<typeof frontmatter> & { path: string })[] {
  return readdirSync(resolve(folder, 'blog'))
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
  return at(
    list.filter((member) => member[key] === value),
    0,
  );
}
