import { z } from 'zod';
import { legalFrontmatter, postFrontmatter } from '../../src/content-model/frontmatter';

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

/** Fields of front matter that hold a text. */
export const textFields = [...frontmatter.keys()].filter(
  (name) => frontmatter.get(name) === 'String',
);

/**
 * The types of the data layer, all declared: an empty folder or an absent field changes nothing.
 */
export const typeDefinitions = /* GraphQL */ `
  type Seo {
    title: String!
    description: String!
  }
  type LandingPage implements Node @dontInfer {
    route: String!
    seo: Seo!
    reveal: String!
    contactBand: Boolean!
    callBar: Boolean!
    indexed: Boolean!
    kinds: [String!]!
    sections: JSON!
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
  type CompiledText {
    html: String!
    parts: JSON!
    headings: [TextHeading!]!
    readTime: String!
  }
`;
