import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type DataName, dataSchemas } from '../../content-model/data';
import {
  type LegalFrontmatter,
  type PostFrontmatter,
  legalFrontmatter,
  postFrontmatter,
} from '../../content-model/frontmatter';
import type { Sources } from '../../content-model/resolved';
import type { Problem } from '../check/problems';
import { compileMissing } from './compile-missing';
import { compiledText, forgetRemovedTexts } from './compiled-texts';
import { insertionsOf } from './insertions';
import type { CompiledMdx, Insertions } from './markdown/compile-mdx';
import { splitFrontmatter } from './markdown/frontmatter';
import { type AuthoredPage, page } from './page';
import { productsFile, readPayableProducts } from './payable-products';
import { type LineOf, readYaml } from './read-yaml';
import { routeOfLegal, routeOfPage, routeOfPost } from './routes';

/** A file of content/ as editors know it, with what it says. */
export type ContentFile<T> = { file: string; data: T; lineOf: LineOf };
type RoutedFile<T> = ContentFile<T> & { route: string };
type TextFile<T> = RoutedFile<T> & { text: CompiledMdx };

/** All content, read and validated; broken files are missing here and named in `problems`. */
export type Content = {
  pages: RoutedFile<AuthoredPage>[];
  posts: TextFile<PostFrontmatter>[];
  legal: TextFile<LegalFrontmatter>[];
  /** The data files one by one, for checks of every field. */
  dataFiles: ContentFile<unknown>[];
  /** The same by name, with the payable products. */
  sources: Partial<Sources>;
  problems: Problem[];
};

/**
 * Reads and validates all content.
 * @param root the repository's folder
 */
export async function readContent(root: string): Promise<Content> {
  const content: Content = {
    pages: [],
    posts: [],
    legal: [],
    dataFiles: [],
    sources: {},
    problems: [],
  };
  readData(root, content);
  for (const name of filesIn(root, 'pages', '.yaml')) {
    const file = `content/pages/${name}`;
    const { data, problems, lineOf } = readYaml(file, sourceOf(root, file), page);
    content.problems.push(...problems);
    if (data) content.pages.push({ file, route: routeOfPage(name), data, lineOf });
  }
  const insertions = insertionsOf(content.sources, process.env);
  const posts = filesIn(root, 'blog', 'index.mdx');
  const sources = posts.map((name) => {
    const file = `content/blog/${name}`;
    return { file, source: sourceOf(root, file) };
  });
  await compileMissing(root, sources, insertions);
  for (const name of posts) {
    const text = await readText(root, `content/blog/${name}`, postFrontmatter, insertions);
    content.problems.push(...text.problems);
    if (text.data) content.posts.push({ ...text, data: text.data, route: routeOfPost(name) });
  }
  for (const name of filesIn(root, 'legal', '.mdx')) {
    const text = await readText(root, `content/legal/${name}`, legalFrontmatter, insertions);
    content.problems.push(...text.problems);
    if (text.data) content.legal.push({ ...text, data: text.data, route: routeOfLegal(name) });
  }
  forgetRemovedTexts(root);
  return content;
}

async function readText<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  insertions: Insertions,
) {
  const source = sourceOf(root, file);
  const { data, problems, lineOf } = readYaml(file, splitFrontmatter(source), schema);
  const text = await compiledText(root, file, source, insertions);
  return { file, data, lineOf, text, problems: [...problems, ...text.problems] };
}

function readData(root: string, content: Content): void {
  const found = filesIn(root, 'data', '.yaml').map((name) => name.replace(/\.yaml$/, ''));
  const missing = Object.keys(dataSchemas).filter((known) => !found.includes(known));
  for (const name of missing)
    content.problems.push({
      file: `content/data/${name}.yaml`,
      field: '',
      message: 'diese Datei fehlt',
    });
  for (const name of found) {
    const file = `content/data/${name}.yaml`;
    if (!isDataName(name)) {
      const allowed = Object.keys(dataSchemas).join(', ');
      const message = `diese Datei kennt das Inhaltsmodell nicht; erlaubt: ${allowed}`;
      content.problems.push({ file, field: '', message });
      continue;
    }
    const { data, problems, lineOf } = readYaml(file, sourceOf(root, file), dataSchemas[name]);
    content.problems.push(...problems);
    if (data === undefined) continue;
    content.dataFiles.push({ file, data, lineOf });
    Object.assign(content.sources, { [name]: data });
  }
  const products = readPayableProducts(root);
  content.problems.push(...products.problems);
  if (products.problems.length > 0) return;
  content.dataFiles.push({ file: productsFile, data: products.data, lineOf: () => undefined });
  content.sources.products = products.data;
}

function isDataName(name: string): name is DataName {
  return Object.hasOwn(dataSchemas, name);
}

function sourceOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function filesIn(root: string, folder: string, suffix: string): string[] {
  return readdirSync(join(root, 'content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
