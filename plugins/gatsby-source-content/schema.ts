import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { formatDate } from '../../src/content-model/calendar';
import { legalFrontmatter, postFrontmatter } from '../../src/content-model/frontmatter';
import type { AuthoredSection } from '../../src/sections/catalogue';
import { whyUnpublished } from './read/files';
import { routeOfText } from './read/routes';
import { asText } from './read/yaml';
import {
  type Asking,
  type ContentNode,
  type GraphqlContext,
  asking,
  referenceTargets,
} from './resolve/data-layer';
import { headings, insertions, postTeaser, readTime } from './resolve/posts';
import { resolveReferences } from './resolve/references';
import { resolveSections } from './resolve/sections';

/** What is not a text. An object can only be queried whole. */
const types: Readonly<Record<string, string>> = {
  array: '[String!]',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
  object: 'JSON',
};

/** The fields of a schema with their types in GraphQL; none is needed, for posts and legal texts share a type. */
function fieldsOf(schema: z.ZodObject): [name: string, type: string][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, field]) => {
    const { type, picture } = z.looseObject({ type: z.string().optional() }).parse(field);
    if (picture === 'beside') return [name, 'File @fileByRelativePath'];
    return [name, types[type ?? ''] ?? 'String'];
  });
}

const frontmatter = new Map([...fieldsOf(postFrontmatter), ...fieldsOf(legalFrontmatter)]);

/** Declares every type, so that an empty folder or an absent field cannot change the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    "What all kinds share; 'data' is what its own kind says, src/sections/<kind>/schema.ts."
    type Section {
      kind: String!
      anchor: String
      heading: String
      data: JSON!
    }
    type LandingPage implements Node @dontInfer {
      route: String!
      "For search engines and the tab, as is the description."
      title: String!
      description: String!
      reveal: String!
      contactBand: Boolean!
      callBar: Boolean!
      indexed: Boolean!
      sections: [Section!]!
    }
    type ContentData implements Node @dontInfer {
      name: String!
      data: JSON!
    }
    type MdxFrontmatter {
      ${[...frontmatter].map((field) => field.join(': ')).join(' ')}
    }
    type TextHeading {
      id: String!
      text: String!
    }
  `);
};

/** The frontmatter parser turns unquoted dates into Date objects. */
const dayOf = (date: string | Date): string => new Date(date).toISOString().slice(0, 10);

/** A post's date in words. */
const dateText = (date: string | Date | undefined): string | null =>
  date ? formatDate(dayOf(date)) : null;

const writer = ({ frontmatter: { author } }: ContentNode, ask: Asking): Promise<unknown> =>
  resolveReferences({ $ref: 'entity', collection: 'people', id: author }, referenceTargets(ask));

/** Fields of front matter that hold a text, which comes normalized. */
const textFields = [...frontmatter].filter(([, type]) => type === 'String');

/** Adds what is computed from a node: resolved sections, facts of texts, teasers. */
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
      sections: {
        type: '[Section!]!',
        resolve: asking((page: { sections: AuthoredSection[] }, ask) =>
          resolveSections(page.sections, ask),
        ),
      },
    },
    MdxFrontmatter: Object.fromEntries(
      textFields.map(([name]) => [
        name,
        {
          resolve: ({ [name]: value }: Record<string, unknown>) =>
            typeof value === 'string' ? asText(value) : value,
        },
      ]),
    ),
    Mdx: {
      route: {
        type: 'String!',
        resolve: ({ internal: { contentFilePath } }: ContentNode) => routeOfText(contentFilePath),
      },
      day: {
        type: 'String',
        resolve: ({ frontmatter: { date } }: ContentNode) => date && dayOf(date),
      },
      dateText: {
        type: 'String',
        resolve: ({ frontmatter: { date } }: ContentNode) => dateText(date),
      },
      updatedText: {
        type: 'String',
        resolve: ({ frontmatter: { updated } }: ContentNode) => dateText(updated),
      },
      unpublished: {
        type: 'String',
        resolve: ({ frontmatter: { date, draft } }: ContentNode) =>
          date ? whyUnpublished({ date: dayOf(date), draft }, new Date()) : null,
      },
      headings: { type: '[TextHeading!]!', resolve: headings },
      readTime: { type: 'String!', resolve: asking(readTime) },
      insertions: { type: 'JSON!', resolve: asking(insertions) },
      teaser: { type: 'JSON!', resolve: asking(postTeaser) },
      writer: { type: 'JSON!', resolve: asking(writer) },
    },
  });
};
