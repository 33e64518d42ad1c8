import { readFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import type { PostTeaser } from '../../src/content-model/post-teaser';
import { formatDate } from '../../src/content-model/calendar';
import type { AuthoredSection } from '../../src/sections/catalogue';
import { asText } from './read/as-text';
import { whyUnpublished } from './read/publishing';
import { routeOfText } from './read/routes';
import type { ContentNode, GraphqlContext, GraphqlInfo } from './resolve/graphql';
import { postTeaser } from './resolve/post-teaser';
import { referenceTargets } from './resolve/data-layer';
import { resolveReferences } from './resolve/resolve-references';
import { resolveSections } from './resolve/resolve-section';
import { type TextNode, folderOf, text } from './resolve/text-node';
import { pictureAddresses } from './resolve/text-pictures';
import { typeDefinitions } from './type-definitions';

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

type Resolver<Source, Result> = (
  source: Source,
  args: unknown,
  context: GraphqlContext,
  info: GraphqlInfo,
) => Result;

const sections: Resolver<{ sections: AuthoredSection[] }, Promise<unknown[]>> = (
  page,
  _args,
  context,
  info,
) => resolveSections(page.sections, context, info);

const teaser: Resolver<ContentNode, Promise<PostTeaser>> = (post, _args, context, info) =>
  postTeaser(post, context, info);

const writer: Resolver<MdxNode, Promise<unknown>> = (node, _args, context, info) =>
  resolveReferences(
    { $ref: 'entity', collection: 'people', id: node.frontmatter.author },
    referenceTargets(context, info),
  );

const pictures: Resolver<MdxNode, Promise<Record<string, string>>> = async (
  node,
  _args,
  context,
  info,
) =>
  pictureAddresses(
    await readFile(node.internal.contentFilePath, 'utf8'),
    folderOf(node),
    context,
    info,
  );

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
      sections: { type: 'JSON!', resolve: sections },
    },
    MdxFrontmatter: Object.fromEntries(
      ['title', 'excerpt', 'coverAlt', 'seoTitle', 'description'].map((name) => [
        name,
        {
          resolve: (front: Record<string, string | undefined>) =>
            front[name] && asText(front[name]),
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
      text: {
        type: 'CompiledText!',
        resolve: (node: MdxNode, _args: unknown, context: GraphqlContext, info: GraphqlInfo) =>
          text(node, context, info),
      },
      pictures: { type: 'JSON!', resolve: pictures },
      teaser: { type: 'JSON!', resolve: teaser },
      writer: { type: 'JSON!', resolve: writer },
    },
  });
};
