import type { PageProps } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Link } from 'gatsby';
import { Badge } from '../components/badge/badge';
import { ButtonLink } from '../components/button/button';
import { PostGrid } from '../components/post-card/post-grid';
import { TitleParts } from '../components/post-card/title-parts';
import { Picture } from '../components/picture/picture';
import { Seo } from '../components/seo';
import type { BlogText } from '../content-model/data';
import type { Answered, PostFrontmatter } from '../content-model/frontmatter';
import type { PostTeaser } from '../content-model/post-teaser';
import { useSite } from '../lib/use-site';
import { buildOnly } from '../lib/build-only';
import { postTitle } from './messages';
import { PostMeta } from './post-meta';
import { PostText, type PostTextData } from './post-text';
import { UnpublishedNote } from './unpublished-note';
import * as styles from './post.module.css';

type BlogPostData = {
  mdx: PostTextData & {
    route: string;
    day: string;
    dateText: string;
    updatedText: string | null;
    writer: { name: string };
    /** Why visitors do not see the post yet; the preview says so. */
    unpublished: string | null;
    readTime: string;
    frontmatter: Pick<
      Answered<PostFrontmatter>,
      'title' | 'description' | 'category' | 'coverAlt'
    > & { cover: { childImageSharp: { gatsbyImageData: IGatsbyImageData } } };
  };
  blog: { data: BlogText };
  others: { teaser: PostTeaser }[];
};

export type BlogPostProps = PageProps<BlogPostData>;

/** Contents in the rail, the article in one column, a closing block, and other posts. */
function Article({ data }: BlogPostProps) {
  const { route, unpublished, frontmatter } = data.mdx;
  const { post: words } = data.blog.data;
  const { closing } = words;
  const site = useSite();
  const { title, description, category, cover, coverAlt } = frontmatter;
  return (
    <>
      <article className={styles.post}>
        <Seo title={postTitle(title, site.name)} description={description ?? title} path={route} />
        <UnpublishedNote reason={unpublished} />
        <div className={styles.progress} aria-hidden="true" />
        <header className={`wrap ${styles.head}`}>
          <div className={styles.title}>
            <Link to="/blog" className={styles.back}>
              ← {words.back}
            </Link>
            <p>
              <Badge text={category} />
            </p>
            <h1>
              <TitleParts title={title} />
            </h1>
            <PostMeta post={data.mdx} />
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
            <aside className={`night no-print ${styles.closing}`} aria-label={closing.heading}>
              <h2>{closing.heading}</h2>
              <p>{closing.text}</p>
              <ButtonLink to={closing.action.to} look="primary">
                {closing.action.label}
              </ButtonLink>
            </aside>
          </PostText>
        </div>
      </article>
      {data.others.length > 0 && (
        <section className={`wrap no-print ${styles.others}`} aria-labelledby="others">
          <h2 id="others">{words.others}</h2>
          <PostGrid posts={data.others.map(({ teaser }) => teaser)} rows />
        </section>
      )}
    </>
  );
}

export const Page = buildOnly(Article);
