import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { formatDate } from '../../lib/format';
import { countWords, readingTime } from '../../lib/reading-time';
import { ownerPlaceholders } from '../read/read-content';
import { contentData, dependencies } from '../resolve/dependencies';
import type { GraphqlContext, GraphqlInfo } from '../resolve/graphql';
import { compileMdx } from '../read/markdown/compile-mdx';
import { routeOfText } from '../read/routes';
import { resolveSection } from '../resolve/resolve-section';
import { thirdPartyFacts } from '../read/third-party-facts';
import type { AuthoredSection } from '../../content-model/sections';

const typeDefs = /* GraphQL */ `
  type Seo {
    title: String!
    description: String!
  }
  type LandingPage implements Node @dontInfer {
    route: String!
    seo: Seo!
    reveal: String!
    contactBand: Boolean!
    kinds: [String!]!
    sections: JSON!
  }
  type ContentData implements Node @dontInfer {
    name: String!
    data: JSON!
  }
  type MdxFrontmatter {
    title: String!
    excerpt: String
    date: String
    category: String
    cover: File @fileByRelativePath
    coverAlt: String
    seoTitle: String
    description: String
    updated: String
  }
  type TextHeading {
    id: String!
    text: String!
  }
  type CompiledText {
    html: String!
    headings: [TextHeading!]!
    readTime: String!
  }
`;

/** Declares every type, so that an empty folder or a missing optional field cannot change the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

type MdxNode = {
  id: string;
  internal: { contentFilePath: string };
  frontmatter: { date?: string | Date };
};

/** Adds what is computed from a node: resolved sections, a text as static HTML, its reading time and date. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    LandingPage: {
      kinds: {
        type: '[String!]!',
        resolve: ({ sections }: { sections: AuthoredSection[] }) =>
          sections.map(({ kind }) => kind),
      },
      sections: {
        type: 'JSON!',
        resolve: (
          source: { sections: AuthoredSection[] },
          _args: unknown,
          context: GraphqlContext,
          info: GraphqlInfo,
        ) =>
          Promise.all(
            source.sections.map((section) => resolveSection(section, dependencies(context, info))),
          ),
      },
    },
    Mdx: {
      route: {
        type: 'String!',
        resolve: ({ internal: { contentFilePath } }: MdxNode) => routeOfText(contentFilePath),
      },
      dateText: {
        type: 'String',
        // The frontmatter parser turns unquoted dates into Date objects.
        resolve: ({ frontmatter: { date } }: MdxNode) =>
          date ? formatDate(new Date(date).toISOString().slice(0, 10)) : null,
      },
      text: {
        type: 'CompiledText!',
        resolve: async (
          { internal: { contentFilePath } }: MdxNode,
          _args: unknown,
          context: GraphqlContext,
        ) => {
          const fill = ownerPlaceholders(await contentData(context, 'site'));
          const source = await readFile(contentFilePath, 'utf8');
          const { html, headings, plainText } = await compileMdx(
            relative(process.cwd(), contentFilePath),
            source,
            fill,
            thirdPartyFacts(await contentData(context, 'third-parties'), process.env),
          );
          return { html, headings, readTime: readingTime(countWords(plainText)) };
        },
      },
    },
  });
};
