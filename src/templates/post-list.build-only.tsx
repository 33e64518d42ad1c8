import { Link, type PageProps } from 'gatsby';
import { PostGrid } from '../components/post-card/post-grid';
import { Seo } from '../components/seo';
import { Lead } from '../components/lead/lead';
import { Hero } from '../components/split-hero/hero';
import { Closing } from '../sections/closing/closing';
import type { BlogText } from '../content-model/data';
import type { PostTeaser } from '../content-model/post-teaser';
import { buildOnly } from '../lib/build-only';
import { overviewWords as words } from './messages';
import * as styles from './post-list.module.css';

type BlogIndexData = {
  listed: { teaser: PostTeaser }[];
  blog: { data: BlogText };
};

/** Place of an overview page among the others. */
type OverviewContext = {
  route: string;
  page: number;
  newer?: string | undefined;
  older?: string | undefined;
};

type BlogIndexProps = Pick<PageProps<BlogIndexData, OverviewContext>, 'data' | 'pageContext'> & {
  location: { pathname: string };
};

/**
 * Posts, newest first, a dozen on each page, and an invitation to a free consultation.
 */
function BlogIndex({ data, pageContext }: BlogIndexProps) {
  const { route, page, newer, older } = pageContext;
  const { seo, hero, closing } = data.blog.data.overview;
  const title = page === 1 ? seo.title : words.pageTitle(seo.title, page);
  return (
    <>
      <Seo {...seo} title={title} path={route} previous={newer} next={older} />
      <Hero>
        <h1 id="title">{hero.heading}</h1>
        <Lead html={hero.lead} />
      </Hero>
      <section className={`wrap ${styles.overview}`} aria-label={words.posts}>
        <PostGrid posts={data.listed.map(({ teaser }) => teaser)} level={2} seenFirst={2} />
        {(newer ?? older) && (
          <nav className={styles.pages} aria-label={words.pages}>
            {newer && (
              <Link to={newer} rel="prev">
                {words.newer}
              </Link>
            )}
            {older && (
              <Link to={older} rel="next">
                {words.older}
              </Link>
            )}
          </nav>
        )}
      </section>
      <Closing section={{ kind: 'closing', ...closing }} />
    </>
  );
}

export const Page = buildOnly(BlogIndex);
