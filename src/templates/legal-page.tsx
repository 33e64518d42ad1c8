import { type PageProps, graphql } from 'gatsby';
import { Prose } from '../components/prose/prose';
import { Seo } from '../components/seo';
import { stillPage } from './still-page';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { contentsLabel, updatedText } from './messages';
import * as styles from './legal-page.module.css';

type LegalPageData = {
  mdx: {
    route: string;
    text: { html: string; headings: { id: string; text: string }[] };
    frontmatter: { title: string; seoTitle: string; description: string; updated: string };
  };
};

/** A legal text: numbered sections with their contents in the rail. */
function LegalPage({ data }: PageProps<LegalPageData>) {
  const { route, text, frontmatter } = data.mdx;
  const { title, seoTitle, description, updated } = frontmatter;
  return (
    <article className={`wrap ${styles.page}`}>
      <Seo title={seoTitle} description={description} path={route} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{updatedText(updated)}</p>
      </header>
      <TableOfContents headings={text.headings} label={contentsLabel} />
      <div className={styles.text}>
        <Prose html={text.html} />
      </div>
    </article>
  );
}

export default stillPage(process.env.BUILD_STAGE === 'build-javascript' ? undefined : LegalPage);

export const query = graphql`
  query LegalPage($id: String!) {
    mdx(id: { eq: $id }) {
      route
      text {
        html
        headings {
          id
          text
        }
      }
      frontmatter {
        title
        seoTitle
        description
        updated
      }
    }
  }
`;
