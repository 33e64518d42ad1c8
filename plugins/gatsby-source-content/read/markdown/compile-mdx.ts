import type { Nodes as HastNodes, Root as HastRoot } from 'hast';
import type { Nodes, Root as MdastRoot } from 'mdast';
import { asText } from '../as-text';
import type { Problem } from '../problems';
import { requireFromRoot } from '../require-from-root';
import { typeset } from '../../../../src/content-model/typeset';
import { safeLinkTarget } from '../../../../src/lib/link-rule';
import { readAsWritten } from './as-written';
import { type Insertions, drawComponents } from './draw-components';
import { forbiddenParts } from './forbidden';
import { markForStyle } from './mark-for-style';
import { lostText } from './lost-text';
import { misreadMarkdown } from './misread';
import { outlineProblems } from './outline-problems';
import { addPictureSizes, setBlocksApart, setPicturesApart } from './set-apart';
import { syntaxProblem } from './syntax-problem';
import { type TextFacts, textFacts } from './text-facts';
import { unmeantMarkdown } from './unmeant';
import type { Complain, Visit } from './visit';

const loadFile: (file: string) => typeof import('./esm-packages.cjs') = requireFromRoot;
const loadPackages = loadFile('./plugins/gatsby-source-content/read/markdown/esm-packages.cjs');

/** A heading of the second level and the anchor it got. */
type Heading = { id: string; text: string };

/**
 * A compiled text: static HTML, its h2 headings for a table of contents, its words for the reading
 * time.
 */
export type CompiledMdx = {
  html: string;
  headings: Heading[];
  /** Every id in the text, for links with a #. */
  anchors: string[];
  /** What the checks look at. */
  facts: TextFacts;
  plainText: string;
  /** Third parties the text names with `<Dienst>`, in use or not. */
  thirdParties: string[];
  problems: Problem[];
  /** Remarks about what was probably not meant; they stop no build. */
  remarks: Omit<Problem, 'file'>[];
};

/** Words of the footnotes, which would be English otherwise. */
const footnotes = {
  footnoteLabel: 'Fußnoten',
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackContent: '↑',
  footnoteBackLabel: (reference: number, again: number) =>
    `Zurück zum Verweis ${reference + 1}${again > 1 ? `-${again}` : ''}`,
};

/**
 * Compiles a post or legal text to static HTML, so that no text becomes a webpack module (scale
 * rule). Nothing is ever executed: imports, exports, expressions and unknown components are
 * problems with file and line.
 * @param insertions what `<Angabe>`, `<Preis>` and `<Dienst>` put in
 */
export async function compileMdx(
  file: string,
  written: string,
  insertions: Insertions,
): Promise<CompiledMdx> {
  const source = withPlainSpaces(asText(written));
  const packages = await loadPackages();
  const { visit } = packages;
  const made: CompiledMdx = {
    ...{ html: '', headings: [], anchors: [], plainText: '', thirdParties: [] },
    ...{ problems: [], remarks: [] },
    facts: { links: [], pictures: [], headings: [], passages: [] },
  };
  const lineOf = (at: Parameters<Complain>[0]) =>
    typeof at === 'object' ? at.position?.start.line : at;
  const complain: Complain = (at, message) =>
    made.problems.push({ file, line: lineOf(at), field: '', message });
  const processor = packages
    .unified()
    .use(packages.remarkParse)
    .use(packages.remarkFrontmatter)
    .use(packages.remarkGfm, { singleTilde: false })
    .use(packages.remarkMdx)
    .use(() => (tree: MdastRoot) => {
      readAsWritten(source, tree, visit);
      // One walk for all read-only checks: walking the tree costs more than the checks.
      const nodes: Nodes[] = [];
      visit(tree, (node) => void nodes.push(node));
      // Most texts have no components.
      const hasComponents = /<[A-Z]/.test(source);
      made.facts = textFacts(nodes);
      forbiddenParts(nodes, complain);
      if (hasComponents) setBlocksApart(tree, visit, complain);
      outlineProblems(made.facts, complain);
      misreadMarkdown(source, nodes, complain);
      lostText(source, nodes, complain);
      unmeantMarkdown(source, nodes, (at, message) =>
        made.remarks.push({ line: lineOf(at), field: '', message }),
      );
      // Before the owner's data goes in: its tel: link is ours, an author's is not allowed.
      for (const node of nodes) if ('url' in node) node.url = safeLinkTarget(node.url);
      if (source.includes('![')) {
        addPictureSizes(tree, visit);
        setPicturesApart(tree, visit);
      }
      if (hasComponents) made.thirdParties = drawComponents(tree, insertions, visit, complain);
    })
    .use(packages.remarkRehype, footnotes)
    .use(packages.rehypeSlug)
    .use(() => (tree: HastRoot) => {
      markForStyle(tree, visit);
      // Anchors have their names by now: "24. Dezember" is #24-dezember.
      visit(tree, 'text', (node, _index, parent) => {
        if (parent?.type !== 'element' || parent.tagName !== 'code')
          node.value = typeset(node.value);
      });
      made.headings = headingsOf(tree);
      made.anchors = anchorsOf(tree, visit);
      made.plainText = textOf(tree);
    })
    .use(packages.rehypeStringify);
  try {
    made.html = String(await processor.process(source));
  } catch (error) {
    made.problems.push(syntaxProblem(file, source, error));
  }
  return made;
}

/** Option-space on a Mac types a no-break space: after Markdown punctuation an ordinary one was meant. */
const withPlainSpaces = (source: string): string =>
  source.replace(/^([ \t]*(?:[-+*>]|#{1,6}|\d{1,9}[.)]))[\u00a0\u202f]/gm, '$1 ');

/** The h2 headings, in order. */
function headingsOf(tree: HastRoot): Heading[] {
  return tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2'
      ? [{ id: String(node.properties.id), text: textOf(node) }]
      : [],
  );
}

/** Every id in a tree. */
function anchorsOf(tree: HastRoot, visit: Visit): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/** The readable text of a tree, words separated by white space. */
function textOf(node: HastNodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
