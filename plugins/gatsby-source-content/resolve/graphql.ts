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

/** How a resolver asks the data layer. */
export type Asking = { context: GraphqlContext; info: GraphqlInfo };

/** A resolver as Gatsby calls it, from one that needs a node and how to ask. */
export const asking =
  <Source, Result>(resolve: (source: Source, ask: Asking) => Result) =>
  (source: Source, _args: unknown, context: GraphqlContext, info: GraphqlInfo): Result =>
    resolve(source, { context, info });

/**
 * Calls the resolver of another type's field, as a query would.
 * @param field of a GraphQL type, such as `File.publicURL`
 * @param args the field's arguments, in their internal form
 */
export async function callField<T>(
  { context, info }: Asking,
  field: string,
  source: unknown,
  args: object = {},
): Promise<T> {
  const [type = '', name = ''] = field.split('.');
  const resolver = info.schema.getType(type).getFields()[name];
  if (resolver === undefined) throw new Error(`${field} is not in the schema`);
  return resolver.resolve<T>(source, args, context, info);
}
