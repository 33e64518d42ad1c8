import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type DataName, type DataOf, dataSchemas } from '../../content-model/data';
import {
  type AuthoredPage,
  type LegalFrontmatter,
  type PostFrontmatter,
  legalFrontmatter,
  page,
  postFrontmatter,
} from '../../content-model/page';
import { type CompiledMdx, compileMdx } from './markdown/compile-mdx';
import type { Placeholders } from './markdown/placeholders';
import { splitFrontmatter } from './markdown/frontmatter';
import type { ThirdPartyFacts } from './markdown/insert-third-parties';
import type { Problem } from '../check/problems';
import { readYaml } from './read-yaml';
import { routeOfLegal, routeOfPage, routeOfPost } from './routes';
import { thirdPartyFacts } from './third-party-facts';

type File<T> = { file: string; route: string; data: T };
type TextFile<T> = File<T> & { text: CompiledMdx };

/** Everything below content/, read and validated; what is broken is missing here and named in `problems`. */
export type ContentStore = {
  pages: File<AuthoredPage>[];
  posts: TextFile<PostFrontmatter>[];
  legal: TextFile<LegalFrontmatter>[];
  data: Partial<{ [N in DataName]: DataOf<N> }>;
  problems: Problem[];
};

/**
 * Reads and validates all content.
 * @param root the repository's folder
 */
export async function readContent(root: string): Promise<ContentStore> {
  const store: ContentStore = { pages: [], posts: [], legal: [], data: {}, problems: [] };
  const source = (file: string) => readFileSync(join(root, 'content', file), 'utf8');

  const dataNames = filesIn(root, 'data', '.yaml').map((name) => name.replace(/\.yaml$/, ''));
  for (const name of dataNames) readData(store, name, source(`data/${name}.yaml`));
  for (const name of Object.keys(dataSchemas).filter((known) => !dataNames.includes(known))) {
    store.problems.push({
      file: `content/data/${name}.yaml`,
      field: '',
      message: 'diese Datei fehlt',
    });
  }
  for (const name of filesIn(root, 'pages', '.yaml')) {
    const file = `content/pages/${name}`;
    const { data, problems } = readYaml(file, source(`pages/${name}`), page);
    store.problems.push(...problems);
    if (data) store.pages.push({ file, route: routeOfPage(name), data });
  }
  const fill = ownerPlaceholders(store.data.site);
  const services = thirdPartyFacts(store.data['third-parties'], process.env);
  for (const name of filesIn(root, 'blog', 'index.mdx')) {
    const file = `content/blog/${name}`;
    const entry = await readText(file, source(`blog/${name}`), postFrontmatter, {}, {});
    store.problems.push(...entry.problems);
    if (entry.data)
      store.posts.push({ file, route: routeOfPost(name), data: entry.data, text: entry.text });
  }
  for (const name of filesIn(root, 'legal', '.mdx')) {
    const file = `content/legal/${name}`;
    const entry = await readText(file, source(`legal/${name}`), legalFrontmatter, fill, services);
    store.problems.push(...entry.problems);
    if (entry.data)
      store.legal.push({ file, route: routeOfLegal(name), data: entry.data, text: entry.text });
  }
  return store;
}

async function readText<S extends z.ZodType>(
  file: string,
  source: string,
  schema: S,
  fill: Placeholders,
  services: ThirdPartyFacts,
) {
  const front = splitFrontmatter(source);
  const { data, problems } = readYaml(file, front, schema);
  const text = await compileMdx(file, source, fill, services);
  return { data, text, problems: [...problems, ...text.problems] };
}

function readData(store: ContentStore, name: string, source: string): void {
  const file = `content/data/${name}.yaml`;
  if (!isDataName(name)) {
    const allowed = Object.keys(dataSchemas).join(', ');
    store.problems.push({
      file,
      field: '',
      message: `diese Datei kennt das Inhaltsmodell nicht; erlaubt: ${allowed}`,
    });
    return;
  }
  const { data, problems } = readYaml(file, source, dataSchemas[name]);
  store.problems.push(...problems);
  if (data) Object.assign(store.data, { [name]: data });
}

/** Owner's data for the legal texts: the `owner` entries of site.yaml, plus contact and brand. */
export function ownerPlaceholders(site: DataOf<'site'> | undefined): Placeholders {
  if (site === undefined) return {};
  const owner = Object.fromEntries(
    Object.entries(site.owner).map(([name, text]) => [name, { text }]),
  );
  return {
    ...owner,
    marke: { text: site.name },
    telefon: { text: site.contact.phone, href: site.contact.phoneHref },
    email: { text: site.contact.email, href: `mailto:${site.contact.email}` },
  };
}

function isDataName(name: string): name is DataName {
  return Object.hasOwn(dataSchemas, name);
}

function filesIn(root: string, folder: string, suffix: string): string[] {
  return readdirSync(join(root, 'content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
