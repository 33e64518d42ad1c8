import type { z } from 'zod';
import { dataSchemas, optionalData } from '../../../src/content-model/data';
import {
  type LegalFrontmatter,
  type PostFrontmatter,
  legalFrontmatter,
  postFrontmatter,
} from '../../../src/content-model/frontmatter';
import type { Sources } from '../../../src/content-model/sources';
import { type ContentFiles, contentFiles } from './files';
import { type AuthoredPage, page } from './page';
import type { Problem } from './problems';
import { routeOfPage, routeOfText } from './routes';
import { type TextFacts, readTextFile } from './text';
import { type LineOf, productsFile, readPayableProducts, readYamlFile } from './yaml';

/** A file of content/, by the path editors know, with its data. */
export type ContentFile<T> = { file: string; data: T; lineOf: LineOf };
type RoutedFile<T> = ContentFile<T> & { route: string };
type TextFile<T> = RoutedFile<T> & { text: TextFacts };

/** All content, read and validated; broken files are missing here and named in `problems`. */
export type Content = {
  pages: RoutedFile<AuthoredPage>[];
  posts: TextFile<PostFrontmatter>[];
  legal: TextFile<LegalFrontmatter>[];
  /** The data files one by one, for checks of every field. */
  dataFiles: ContentFile<unknown>[];
  /** The same by name, with the payable products. */
  sources: Partial<Sources>;
  /** Every file with an address, broken or not: links to a broken page are not dead. */
  addresses: { route: string; file: string }[];
  files: ContentFiles;
  problems: Problem[];
};

/** Reads and validates all content. */
export async function readContent(root: string): Promise<Content> {
  const files = contentFiles(root);
  const content: Content = {
    ...{ pages: [], posts: [], legal: [], dataFiles: [], sources: {}, addresses: [] },
    files,
    problems: [...files.refused],
  };
  readDataFiles(root, content);
  for (const name of files.pages) {
    const [file, route] = [`content/pages/${name}`, routeOfPage(name)];
    content.addresses.push({ file, route });
    const { data, problems, lineOf } = readYamlFile(root, file, page);
    content.problems.push(...problems);
    if (data) content.pages.push({ file, route, data, lineOf });
  }
  const readTexts = async <S extends z.ZodType>(folder: string, names: string[], schema: S) => {
    const found: TextFile<z.output<S>>[] = [];
    for (const name of names) {
      const file = `content/${folder}/${name}`;
      const route = routeOfText(file);
      content.addresses.push({ file, route });
      const { data, text, problems, lineOf } = await readTextFile(root, file, schema);
      content.problems.push(...problems);
      if (data) found.push({ file, route, data, text, lineOf });
    }
    return found;
  };
  const posts = files.blog.filter((name) => name.endsWith('index.mdx'));
  content.posts = await readTexts('blog', posts, postFrontmatter);
  content.legal = await readTexts('legal', files.legal, legalFrontmatter);
  return content;
}

function readDataFiles(root: string, content: Content): void {
  const schemas: Record<string, z.ZodType> = dataSchemas;
  for (const [name, schema] of Object.entries(schemas)) {
    const file = `content/data/${name}.yaml`;
    if (!content.files.data.includes(`${name}.yaml`)) {
      if (!optionalData.includes(name))
        content.problems.push({ file, message: 'diese Datei fehlt' });
      continue;
    }
    const { data, problems, lineOf } = readYamlFile(root, file, schema);
    content.problems.push(...problems);
    if (data === undefined) continue;
    content.dataFiles.push({ file, data, lineOf });
    Object.assign(content.sources, { [name]: data });
  }
  const { data, problems, lineOf } = readPayableProducts(root);
  content.problems.push(...problems);
  if (data === undefined) return;
  content.dataFiles.push({ file: productsFile, data, lineOf });
  content.sources.products = data;
}
