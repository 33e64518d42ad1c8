import { join } from 'node:path/posix';
import type { PostTeaser } from '../../../src/content-model/post-teaser';
import { asText } from '../read/as-text';
import { routeOfPost } from '../read/routes';
import { fileOf, picture } from './data-layer';
import { type Asking, type ContentNode, callField } from './graphql';
import { readTime } from './text-node';

/** Width of a cover on a card, in CSS pixels. */
const coverWidth = 640;

/** What an overview shows of a post. */
export async function postTeaser(post: ContentNode, ask: Asking): Promise<PostTeaser> {
  const { title, excerpt, category, cover, coverAlt } = post.frontmatter;
  const parent = ask.context.nodeModel.getNodeById({ id: post.parent });
  const coverFile = await fileOf(ask, 'blog', join(parent?.relativeDirectory ?? '', cover));
  return {
    path: routeOfPost(parent?.relativePath ?? ''),
    title: asText(title),
    excerpt: asText(excerpt),
    category,
    readTime: await readTime(post, ask),
    date: await callField<string>(ask, 'Mdx.dateText', post),
    updated: await callField<string | null>(ask, 'Mdx.updatedText', post),
    author: (await callField<{ name: string }>(ask, 'Mdx.writer', post)).name,
    cover: { image: await picture(coverFile, coverWidth, ask), alt: asText(coverAlt) },
  };
}
