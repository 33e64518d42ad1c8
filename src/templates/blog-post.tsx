import { Link, type PageProps, graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { ButtonLink } from '../components/button/button';
import { readingTimeText } from '../components/post-card/messages';
import { AuthorBox } from '../components/author-box/author-box';
import { ChatSheet } from '../components/vignettes/chat-sheet';
import { Picture } from '../components/picture/picture';
import { Prose } from '../components/prose/prose';
import { Seo } from '../components/seo';
import { stillPage } from '../components/still/still-page';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import type { Author, BlogText } from '../content-model/data';
import type { VignetteOf } from '../content-model/vignettes';
import { ChatAgent } from '../features/consent/chat-agent';
import { useSite } from '../lib/use-site';
import { postTitle, updatedText } from './messages';
import * as styles from './blog-post.module.css';

/** A piece of the text: prose, or a conversation. */
type TextPart = { html: string } | { chat: VignetteOf<'chat'> };

type BlogPostData = {
  mdx: {
    route: string;
    dateText: string;
    updatedText: string | null;
    /** Why visitors do not see the post yet; the preview says so. */
    unpublished: string | null;
    text: { parts: TextPart[]; readTime: string; headings: { id: string; text: string }[] };
    frontmatter: {
      title: string;
      description: string | null;
      author: string;
      category: string;
      coverAlt: string;
      cover: { childImageSharp: { gatsbyImageData: IGatsbyImageData } };
    };
  };
  blog: { data: BlogText };
  authors: { data: Author[] };
};

/** Meta and contents in the rail, the article in one column, a closing block. */
function Article({ data }: PageProps<BlogPostData>) {
  const { route, dateText, updatedText: updated, unpublished, text, frontmatter } = data.mdx;
  const { back, contents, closing } = data.blog.data.post;
  const site = useSite();
  const { title, description, category, cover, coverAlt } = frontmatter;
  const author = data.authors.data.find(({ id }) => id === frontmatter.author);
  return (
    <article>
      <Seo title={postTitle(title, site.name)} description={description ?? title} path={route} />
      {unpublished && (
        <p className="wrap" role="note">
          <mark>{unpublished}</mark>
        </p>
      )}
      <header className={`wrap ${styles.head}`}>
        <p className={styles.back}>
          <Link to="/blog">← {back}</Link>
        </p>
        <div className={styles.title}>
          <p className={styles.meta}>
            <span className={styles.category}>{category}</span>
            <span>{readingTimeText(text.readTime)}</span>
            <time>{dateText}</time>
            {updated && <span>{updatedText(updated)}</span>}
            {author && <span>{author.name}</span>}
          </p>
          <h1>{title}</h1>
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
        <TableOfContents headings={text.headings} label={contents} labelled />
        <div className={styles.article}>
          {text.parts.map((part, index) =>
            'html' in part ? (
              <Prose key={index} html={part.html} />
            ) : (
              <ChatSheet key={index} chat={part.chat} />
            ),
          )}
          {author && <AuthorBox author={author} />}
          <aside className={`night ${styles.closing}`}>
            <h2>{closing.heading}</h2>
            <p>{closing.text}</p>
            <ButtonLink to={closing.action.to} look="primary">
              {closing.action.label}
            </ButtonLink>
          </aside>
        </div>
      </div>
    </article>
  );
}

const StillArticle = stillPage(
  process.env.BUILD_STAGE === 'build-javascript' ? undefined : Article,
);

/** A post, and the chat agent beside it. */
export default function BlogPost(props: PageProps<BlogPostData>) {
  return (
    <>
      <StillArticle {...props} />
      <ChatAgent {...useSite().chatAgent} />
    </>
  );
}

export const query = graphql`
  query BlogPost($id: String!) {
    mdx(id: { eq: $id }) {
      route
      dateText
      updatedText
      unpublished
      text {
        parts
        readTime
        headings {
          id
          text
        }
      }
      frontmatter {
        title
        description
        author
        category
        coverAlt
        cover {
          childImageSharp {
            gatsbyImageData(width: 1200, layout: CONSTRAINED)
          }
        }
      }
    }
    blog: contentData(name: { eq: "blog" }) {
      data
    }
    authors: contentData(name: { eq: "authors" }) {
      data
    }
  }
`;
