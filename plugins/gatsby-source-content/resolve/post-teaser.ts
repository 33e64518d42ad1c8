import { join } from 'node:path/posix';
import type { PostTeaser } from '../../../src/content-model/post-teaser';
import { asText } from '../read/as-text';
import { routeOfPost } from '../read/routes';
import { readTime } from './text-node';
import { picture } from './data-layer';
import { type ContentNode, type GraphqlContext, type GraphqlInfo, callField } from './graphql';

/** Width of a cover on a card, in CSS pixels. */
const coverWidth = 640;

/**
 * What an overview shows of a post.
 * @throws when its cover is missing
 */
export async function postTeaser(
  post: ContentNode,
  context: GraphqlContext,
  info: GraphqlInfo,
): Promise<PostTeaser> {
  const { title, excerpt, category, cover, coverAlt } = post.frontmatter;
  const parent = context.nodeModel.getNodeById({ id: post.parent });
  const [folder, file] = [parent?.relativeDirectory ?? '', parent?.relativePath ?? ''];
  const coverFile = await context.nodeModel.findOne<ContentNode>({
    type: 'File',
    query: {
      filter: { sourceInstanceName: { eq: 'blog' }, relativePath: { eq: join(folder, cover) } },
    },
  });
  if (coverFile === null) throw new Error(`${cover} of ${file} is missing`);
  return {
    path: routeOfPost(file),
    title: asText(title),
    excerpt: asText(excerpt),
    category,
    readTime: await readTime(post, context),
    date: await callField<string>(info, context, 'Mdx', 'dateText', post),
    cover: { image: await picture(coverFile, coverWidth, context, info), alt: asText(coverAlt) },
  };
}
