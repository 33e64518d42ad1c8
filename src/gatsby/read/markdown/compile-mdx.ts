import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { Problem } from '../../check/problems';
import { type PlaceholderValues, replacePlaceholders } from './placeholders';
import { markConversations } from './conversations';
import { forbiddenParts } from './forbidden';
import { addPictureSizes } from './picture-sizes';
import { emptyUnsafeLinks } from './safe-links';
import { type ThirdPartyFacts, insertThirdParties } from './insert-third-parties';
import { type Heading, headingsOf, textOf } from './tree-text';

const requireFromRoot: (file: string) => typeof import('./esm-packages.cjs') = createRequire(
  join(process.cwd(), 'package.json'),
);
const loadPackages = requireFromRoot('./src/gatsby/read/markdown/esm-packages.cjs');

/** What the components of a text put in, by component. */
export type Insertions = PlaceholderValues & {
  Dienst?: ThirdPartyFacts;
  /** Names of the conversations. */
  Gespraech?: readonly string[];
};

/**
 * A compiled text: static HTML, its h2 headings for a table of contents, its words for the reading
 * time.
 */
export type CompiledMdx = {
  html: string;
  headings: Heading[];
  plainText: string;
  /** Third parties the text names with `<Dienst>`, in use or not. */
  thirdParties: string[];
  problems: Problem[];
};

/** Words of the footnotes, which would be English otherwise. */
const footnotes = {
  footnoteLabel: 'Fußnoten',
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackLabel: (reference: number, again: number) =>
    `Zurück zum Verweis ${reference + 1}${again > 1 ? `-${again}` : ''}`,
};

/**
 * Compiles a post or legal text to static HTML, so that no text becomes a webpack module (scale
 * rule). Nothing is ever executed: imports, exports, expressions and unknown components are
 * problems with file and line.
 * @param file path as editors know it, for messages
 * @param source the whole file, frontmatter included
 * @param insertions what `<Angabe>`, `<Preis>` and `<Dienst>` put in
 */
export async function compileMdx(
  file: string,
  source: string,
  insertions: Insertions,
): Promise<CompiledMdx> {
  const packages = await loadPackages();
  const { visit } = packages;
  const problems: Problem[] = [];
  let headings: Heading[] = [];
  let plainText = '';
  let named: string[] = [];
  const processor = packages
    .unified()
    .use(packages.remarkParse)
    .use(packages.remarkFrontmatter)
    .use(packages.remarkGfm)
    .use(packages.remarkMdx)
    .use(() => (tree: MdastRoot) => {
      problems.push(...forbiddenParts(file, tree, visit));
      // Before the owner's data goes in: its tel: link is ours, an author's is not allowed.
      emptyUnsafeLinks(tree, visit);
      addPictureSizes(tree, visit);
      const inserted = insertThirdParties(file, tree, insertions.Dienst ?? {}, visit);
      named = inserted.named;
      problems.push(...inserted.problems);
      problems.push(...markConversations(file, tree, insertions.Gespraech ?? [], visit));
      problems.push(...replacePlaceholders(file, tree, insertions, visit));
    })
    .use(packages.remarkRehype, footnotes)
    .use(packages.rehypeSlug)
    .use(() => (tree: HastRoot) => {
      headings = headingsOf(tree);
      plainText = textOf(tree);
    })
    .use(packages.rehypeStringify);
  try {
    const html = String(await processor.process(source));
    return { html, headings, plainText, thirdParties: named, problems };
  } catch (error) {
    const problem = syntaxProblem(file, error);
    return { html: '', headings, plainText, thirdParties: named, problems: [...problems, problem] };
  }
}

/** The parser's complaint about broken MDX, with its line. */
function syntaxProblem(file: string, error: unknown): Problem {
  const line = lineOf(error);
  return {
    file,
    line,
    field: '',
    message: 'kein gültiges MDX: geschweifte Klammern und „<“ sind im Text nicht erlaubt',
  };
}

/** The parser gives the place in its message, "(3:1-3:6)", in `line`, or in its name, "5:1-5:6". */
function lineOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const line = 'line' in error && typeof error.line === 'number' ? error.line : undefined;
  const begin = /\((\d+):\d+/.exec(error.message)?.[1] ?? line;
  const place = begin ?? /^(\d+):\d+/.exec(error.name)?.[1];
  return place === undefined ? undefined : Number(place);
}
