import { readFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { formatDate } from '../../src/content-model/calendar';
import type { AuthoredSection } from '../../src/sections/catalogue';
import { asText } from './read/as-text';
import { whyUnpublished } from './read/publishing';
import { routeOfText } from './read/routes';
import { type Asking, type GraphqlContext, asking } from './resolve/graphql';
import { postTeaser } from './resolve/post-teaser';
import { referenceTargets } from './resolve/data-layer';
import { resolveReferences } from './resolve/resolve-references';
import { resolveSections } from './resolve/resolve-section';
import { type TextNode, folderOf, html, text } from './resolve/text-node';
import { pictureAddresses } from './resolve/text-pictures';
import { textFields, typeDefinitions } from './type-definitions';

/**
 * Declares every type, so that an empty folder or a missing optional field cannot change the
 * schema.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

type MdxNode = TextNode & {
  id: string;
  frontmatter: { author: string; date?: string | Date; updated?: string | Date; draft?: boolean };
};

const writer = ({ frontmatter: { author } }: MdxNode, ask: Asking): Promise<unknown> =>
  resolveReferences({ $ref: 'entity', collection: 'people', id: author }, referenceTargets(ask));

const pictures = async (node: MdxNode, ask: Asking): Promise<Record<string, string>> =>
  pictureAddresses(await readFile(node.internal.contentFilePath, 'utf8'), folderOf(node), ask);

/** The frontmatter parser turns unquoted dates into Date objects. */
const dayOf = (date: string | Date): string => new Date(date).toISOString().slice(0, 10);

/** A post's date in words. */
function dateText(date: string | Date | undefined): string | null {
  return date ? formatDate(dayOf(date)) : null;
}

/** Adds what is computed from a node: resolved sections, texts as static HTML, teasers. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Query: {
      // A page that names its posts depends on these; with a filter, Gatsby has it depend on all.
      posts: {
        type: '[Mdx!]!',
        args: { ids: '[String!]!' },
        resolve: (_query: unknown, { ids }: { ids: string[] }, { nodeModel }: GraphqlContext) =>
          nodeModel.getNodesByIds({ ids, type: 'Mdx' }),
      },
    },
    LandingPage: {
      kinds: {
        type: '[String!]!',
        resolve: (page: { sections: AuthoredSection[] }) => page.sections.map(({ kind }) => kind),
      },
      sections: {
        type: 'JSON!',
        resolve: asking((page: { sections: AuthoredSection[] }, ask) =>
          resolveSections(page.sections, ask),
        ),
      },
    },
    MdxFrontmatter: Object.fromEntries(
      textFields.map((name) => [
        name,
        {
          // An unquoted date is none.
          resolve: ({ [name]: value }: Record<string, unknown>) =>
            typeof value === 'string' ? asText(value) : value,
        },
      ]),
    ),
    Mdx: {
      route: {
        type: 'String!',
        resolve: ({ internal: { contentFilePath } }: MdxNode) => routeOfText(contentFilePath),
      },
      day: {
        type: 'String',
        resolve: ({ frontmatter: { date } }: MdxNode) => date && dayOf(date),
      },
      dateText: {
        type: 'String',
        resolve: ({ frontmatter: { date } }: MdxNode) => dateText(date),
      },
      unpublished: {
        type: 'String',
        resolve: ({ frontmatter: { date, draft } }: MdxNode) =>
          date ? whyUnpublished({ date: dayOf(date), draft }, new Date()) : null,
      },
      updatedText: {
        type: 'String',
        resolve: ({ frontmatter: { updated } }: MdxNode) => dateText(updated),
      },
      text: { type: 'CompiledText!', resolve: asking(text) },
      html: { type: 'String!', resolve: asking(html) },
      pictures: { type: 'JSON!', resolve: asking(pictures) },
      teaser: { type: 'JSON!', resolve: asking(postTeaser) },
      writer: { type: 'JSON!', resolve: asking(writer) },
    },
  });
};
