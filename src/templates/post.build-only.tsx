import type { PageProps } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { ActionRow } from '../components/button/button';
import { AuthorBox } from '../components/author-box/author-box';
import type { Human } from '../components/person/person';
import { TitleParts } from '../components/post-card/title-parts';
import { Picture } from '../components/picture/picture';
import { Seo } from '../components/seo';
import type { BlogText } from '../content-model/data';
import type { Answered, PostFrontmatter } from '../content-model/frontmatter';
import type { PostTeaser } from '../content-model/post-teaser';
import { useSite } from '../lib/use-site';
import { buildOnly } from '../lib/build-only';
import { postTitle } from './messages';
import { PostFurther, type PostLink } from './post-further';
import { PostMeta, PostOrigin, type PostCategory } from './post-meta';
import { PostText, type PostTextData } from './post-text';
import { UnpublishedNote } from './unpublished-note';
import * as styles from './post.module.css';

type BlogPostData = {
  mdx: PostTextData & {
    route: string;
    day: string;
    dateText: string;
    updatedText: string | null;
    writer: Human;
    /** Why visitors do not see the post yet; the preview says so. */
    unpublished: string | null;
    readTime: string;
    frontmatter: Pick<
      Answered<PostFrontmatter>,
      'title' | 'description' | 'category' | 'coverAlt'
    > & { cover: { childImageSharp: { gatsbyImageData: IGatsbyImageData } } };
  };
  blog: { data: BlogText };
  newer: PostLink | null;
  older: PostLink | null;
  related: { teaser: PostTeaser }[];
};

/** What the build knows of a post's place among the others. */
type BlogPostContext = { authorPath: string; categories: PostCategory[] };

export type BlogPostProps = PageProps<BlogPostData, BlogPostContext>;

/** Contents in the rail, the article in one column, a closing block, and what to read next. */
function Article({ data, pageContext }: BlogPostProps) {
  const { route, unpublished, writer, frontmatter } = data.mdx;
  const { post: words, author } = data.blog.data;
  const { closing, offer } = words;
  const site = useSite();
  const { title, description, cover, coverAlt } = frontmatter;
  return (
    <>
      <article className={styles.post}>
        <Seo title={postTitle(title, site.name)} description={description ?? title} path={route} />
        <UnpublishedNote reason={unpublished} />
        <div className={styles.progress} aria-hidden="true" />
        <header className={`wrap ${styles.head}`}>
          <div className={styles.title}>
            <Breadcrumbs path={route} name={title} headed />
            <h1>
              <TitleParts title={title} />
            </h1>
            <PostMeta post={data.mdx} authorPath={pageContext.authorPath} />
          </div>
        </header>
        <div className="wrap">
          <Picture
            image={cover.childImageSharp.gatsbyImageData}
            alt={coverAlt}
            eager
            className={styles.cover}
          />
        </div>
        <div className={`wrap ${styles.body}`}>
          <PostText post={data.mdx} contents={words.contents}>
            <PostOrigin post={data.mdx} categories={pageContext.categories} />
            <AuthorBox author={writer} path={pageContext.authorPath} text={author.text} />
            <aside className={`night no-print ${styles.closing}`} aria-label={closing.heading}>
              <h2>{closing.heading}</h2>
              <p>{closing.text}</p>
              <p className={styles.offer}>{offer.text}</p>
              <ActionRow
                actions={[closing.action, offer.action]}
                looks={['primary', 'outlineLight']}
              />
            </aside>
          </PostText>
        </div>
      </article>
      <PostFurther
        words={words}
        related={data.related.map(({ teaser }) => teaser)}
        newer={data.newer}
        older={data.older}
      />
    </>
  );
}

export const Page = buildOnly(Article);
