import type { PostFrontmatter } from '../../../src/content-model/frontmatter';

type Query = { filter?: object; sort?: { fields: string[]; order: string[] }; limit?: number };

/** The part of Gatsby's resolver context this project uses. */
export type GraphqlContext = {
  nodeModel: {
    findOne<T>(args: { type: string; query: Query }): Promise<T | null>;
    findAll<T>(args: { type: string; query: Query }): Promise<{ entries: Iterable<T> }>;
    getNodeById(args: { id: string }): ContentNode | null;
    getNodesByIds(args: { ids: readonly string[]; type: string }): ContentNode[];
  };
};

type FieldResolver = <T>(
  source: unknown,
  args: object,
  context: GraphqlContext,
  info: GraphqlInfo,
) => Promise<T>;

/** The part of GraphQL's resolve info this project uses. */
export type GraphqlInfo = {
  schema: { getType(name: string): { getFields(): Record<string, { resolve: FieldResolver }> } };
};

/** Fields of File and Mdx nodes that resolvers read. */
export type ContentNode = {
  id: string;
  parent: string;
  children: string[];
  absolutePath: string;
  relativePath: string;
  relativeDirectory: string;
  internal: { contentFilePath: string; contentDigest: string };
  frontmatter: PostFrontmatter;
};

/**
 * Calls the resolver of another type's field, as a query would.
 * @param type GraphQL type, such as `File`
 * @param field its field, such as `publicURL`
 * @param source the node
 * @param args the field's arguments, in their internal form
 */
export async function callField<T>(
  info: GraphqlInfo,
  context: GraphqlContext,
  type: string,
  field: string,
  source: unknown,
  args: object = {},
): Promise<T> {
  const resolver = info.schema.getType(type).getFields()[field];
  if (resolver === undefined) throw new Error(`${type}.${field} is not in the schema`);
  return resolver.resolve<T>(source, args, context, info);
}
