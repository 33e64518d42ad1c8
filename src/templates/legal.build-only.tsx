import type { PageProps } from 'gatsby';
import { Prose } from '../components/prose/prose';
import { Seo } from '../components/seo';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import type { LegalFrontmatter } from '../content-model/frontmatter';
import type { TextInsertions } from '../content-model/text-insertions';
import { buildOnly } from '../lib/build-only';
import { contentsLabel, legalState } from './messages';
import * as styles from './legal.module.css';

type LegalPageData = {
  mdx: {
    id: string;
    route: string;
    headings: { id: string; text: string }[];
    insertions: TextInsertions;
    frontmatter: LegalFrontmatter;
  };
};

/** A legal text: numbered sections with their contents in the rail. */
function LegalPage({ data }: PageProps<LegalPageData>) {
  const { id, route, headings, insertions, frontmatter } = data.mdx;
  const { title, seoTitle, description, updated } = frontmatter;
  return (
    <article className={`wrap ${styles.page}`}>
      <Seo title={seoTitle} description={description} path={route} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{legalState(updated)}</p>
      </header>
      <TableOfContents headings={headings} label={contentsLabel} />
      <div className={styles.text}>
        <Prose id={id} insertions={insertions} />
      </div>
    </article>
  );
}

export const Page = buildOnly(LegalPage);
